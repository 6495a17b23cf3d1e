import type { CategoryOf } from '@gezhi/records'

/** One row of an office's codes of legal events, as the EPO lists them. */
export interface EventCode {
  readonly office: string
  readonly code: string
  /** Category of WIPO ST.27, one letter; null where the list gives none. */
  readonly category: string | null
  /** Whether the event is good (`+`) or bad (`-`) for the case; empty where it is neither. */
  readonly influence: '+' | '-' | ''
  /** In English, and in the office's own language where the list has it. */
  readonly description: string
  readonly original: string
  /** Day on which the row was last changed, `yyyyMMdd`: of two lists the later row stands. */
  readonly updated: string
}

/** What writing rows came to. */
export interface EventCodeCounts {
  readonly new: number
  readonly changed: number
  readonly unchanged: number
}

/** The code table of legal events of one installation. */
export interface EventCodes {
  /** The category an event of this code belongs to, where that tells how a case stands. */
  readonly categoryOf: CategoryOf
  find(office: string, code: string): EventCode | null
  /** In one transaction. A row that is older than the one held is left out. */
  write(codes: readonly EventCode[]): EventCodeCounts
  /** Whether rows changed since states were last derived from them. */
  hasUnappliedChanges(): boolean
  /** Records that states were derived from the rows as they are. */
  markApplied(): void
  close(): void
}

/**
 * The influence a category needs to tell a state: lists put requests for a thing and refusals of it into the category of the thing
 * itself. Of other categories a code alone tells nothing.
 */
const NEEDED: Readonly<Record<string, EventCode['influence']>> = { B: '-', C: '+', D: '+', F: '+', H: '-', K: '+' }

/** The category of a row where it tells how a case stands, else null. */
export function decisiveCategory({ category, influence, description }: EventCode): string | null {
  if (category === null || NEEDED[category] !== influence) return null
  return 'CK'.includes(category) && /request|application for/i.test(description) ? null : category
}
