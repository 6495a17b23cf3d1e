import type { DialectFields } from '@gezhi/query'
import type { Labelled } from '@gezhi/records'
import type { AdvancedForm } from './advanced-form.ts'

/**
 * What the query language needs to know of a kind of record: too large for pages that only show lists, so it is loaded by those that
 * parse queries.
 */
export interface KindLanguage extends DialectFields {
  /** Fields whose commands the search box offers, in its order. */
  readonly boxCommands: readonly string[]
  /** Whether a text is the number of one record, in any notation of the kind. */
  isNumber(text: string): boolean
  /** Splits a text into numbers as written; absent if no search mode accepts lists of numbers. */
  splitNumbers?(text: string): readonly string[]
  /** A query as the placeholder of command search; absent for the one of the page. */
  readonly commandExample?: Labelled
  /** Absent for a form that begins with a row of free text. */
  readonly advancedForm?: AdvancedForm
  /** Names of all text columns. */
  readonly textColumns: readonly string[]
  /** The columns whose words are highlighted, by the part of a record; `text` exists in every kind. */
  readonly markedColumns: Readonly<Record<string, RegExp>>
}
