import type { CategoryOf } from '@gezhi/records'

/** One row of an office's codes of legal events, as the EPO lists them. */
export interface EventCode {
  readonly office: string
  readonly code: string
  /** Category of WIPO ST.27, one letter; null if the list gives none. */
  readonly category: string | null
  /** Whether the event is good (`+`) or bad (`-`) for the application; empty if neither. */
  readonly influence: '+' | '-' | ''
  /** In English, and in the office's own language where the list has it. */
  readonly description: string
  readonly original: string
  /** Date of the last change of the row, `yyyyMMdd`: of two lists the later row wins. */
  readonly updated: string
}

/** Result of writing rows. */
export interface EventCodeCounts {
  readonly new: number
  readonly changed: number
  readonly unchanged: number
}

/** The code table of legal events of one installation. */
export interface EventCodes {
  /** The category of an event code, if it determines the legal state. */
  readonly categoryOf: CategoryOf
  find(office: string, code: string): EventCode | null
  /** In one transaction. A row older than the stored one is ignored. */
  write(codes: readonly EventCode[]): EventCodeCounts
  /** Whether rows changed since states were last derived from them. */
  hasUnappliedChanges(): boolean
  /** Records that states were derived from the rows as they are. */
  markApplied(): void
  close(): void
}

/**
 * The influence with which a category determines a state: lists put both requests and their rejections into the category of the outcome.
 * A code of another category is not decisive.
 */
const NEEDED: Readonly<Record<string, EventCode['influence']>> = { B: '-', C: '+', D: '+', F: '+', H: '-', K: '+' }

/** The category of a row if it determines the legal state, else null. */
export function decisiveCategory({ category, influence, description }: EventCode): string | null {
  if (category === null || NEEDED[category] !== influence) return null
  return 'CK'.includes(category) && /request|application for/i.test(description) ? null : category
}
