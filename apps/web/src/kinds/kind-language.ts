import type { DialectFields } from '@gezhi/query'
import type { AdvancedForm } from './advanced-form.ts'

/**
 * What the query language needs to know of a kind of record: too large for pages that only show lists, so it is loaded by those that
 * parse queries.
 */
export interface KindLanguage extends DialectFields {
  /** Fields whose commands the search box offers, in its order. */
  readonly boxCommands: readonly string[]
  /** Whether a text is the number of one record, in any writing of the kind. */
  isNumber(text: string): boolean
  /** Splits a text into numbers as they are written; absent where no search mode takes lists of them. */
  splitNumbers?(text: string): readonly string[]
  /** Absent for a form that begins with a row of free text. */
  readonly advancedForm?: AdvancedForm
  /** Names of all text columns. */
  readonly textColumns: readonly string[]
  /** The columns whose words are marked, by where a text is in a record; `text` is there in every kind. */
  readonly markedColumns: Readonly<Record<string, RegExp>>
}
