import type { InferSelectModel, SQL } from 'drizzle-orm'
import type { PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { Transaction } from '../database/connect-database.ts'

/** The identifiers that tie rows to the person of an account. */
export interface Person {
  readonly userId: string
  /** The phone of the account, or none. */
  readonly phones: readonly string[]
  /** Its e-mail address, if verified: an unverified one may belong to another person. */
  readonly emails: readonly string[]
  readonly openIds: readonly string[]
  readonly unionIds: readonly string[]
  readonly sessionIds: readonly string[]
}

/** Declaration of a table's personal data, used by erasure, data export and their tests. */
export interface PersonalData<Table extends PgTable = PgTable> {
  readonly table: Table
  /** The rows of a person. */
  rowsOf(person: Person): SQL | undefined
  /** What happens to them when the account is closed. */
  readonly atClosing: 'delete' | RetainedRows<Table>
  /** Ends what is still in progress when the account is closed, before its rows are deleted or anonymised; `time` is that of the closing. */
  endAtClosing?(transaction: Transaction, person: Person, time: Date): Promise<void>
  /**
   * The columns included in a person's copy of their data; empty for data that only protects accounts and is deleted within a day or so.
   */
  readonly copied: readonly (keyof InferSelectModel<Table> & string)[]
  /** Keys of the files of a row: deleted with the account, included in the copy. */
  files?(row: InferSelectModel<Table>): readonly string[]
  /** Keys of files that stay with a retained row: only included in the copy. */
  retainedFiles?(row: InferSelectModel<Table>): readonly string[]
}

/** Rows that stay when the account is closed. */
export interface RetainedRows<Table extends PgTable> {
  /** Reason and duration. */
  readonly reason: string
  /** Values that overwrite the personal data; `time` is that of the closing. */
  anonymise?(person: Person, time: Date): PgUpdateSetSource<Table>
}

/** Declares a table's personal data: typed by its table here, untyped for erasure and export. */
export function personalData<Table extends PgTable>(data: PersonalData<Table>): PersonalData {
  return data
}
