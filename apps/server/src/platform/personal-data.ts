import type { InferSelectModel, SQL } from 'drizzle-orm'
import type { PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core'

/** By what rows can be tied to the person of an account. */
export interface Person {
  readonly userId: string
  /** The phone of the account, or none. */
  readonly telephones: readonly string[]
  /** Its e-mail address, if it is verified: an unverified one may be somebody else's. */
  readonly emails: readonly string[]
  readonly openIds: readonly string[]
  readonly unionIds: readonly string[]
  readonly sessionIds: readonly string[]
  /** SHA-256 of the cookies of browsers the person logged in with. */
  readonly deviceHashes: readonly Buffer[]
}

/** What a table holds of people: erasure, the copy of one's data and their tests read this declaration alone. */
export interface PersonalData<Table extends PgTable = PgTable> {
  readonly table: Table
  /** The rows of a person. */
  rowsOf(person: Person): SQL | undefined
  /** What becomes of them when the account is closed. */
  readonly atClosing: 'delete' | RetainedRows<Table>
  /** The columns that stand in a person's copy of their data; empty for what only protects accounts and is gone within a day or so. */
  readonly copied: readonly (keyof InferSelectModel<Table> & string)[]
  /** Keys of the files of a row: deleted with the account, part of the copy. */
  files?(row: InferSelectModel<Table>): readonly string[]
}

/** Rows that stay when the account is closed. */
export interface RetainedRows<Table extends PgTable> {
  /** Why, and how long. */
  readonly reason: string
  /** What is written over the person's facts; `time` is that of the closing. */
  anonymise?(person: Person, time: Date): PgUpdateSetSource<Table>
}

/** Declares what a table holds of people: typed by its table here, by any table to whoever erases or copies. */
export function personalData<Table extends PgTable>(data: PersonalData<Table>): PersonalData {
  return data
}
