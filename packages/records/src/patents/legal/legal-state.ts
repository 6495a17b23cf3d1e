import { LEGAL_DETAIL_LABELS } from '../labels/legal-detail-labels.ts'
import type { LegalDetail, LegalEvent, LegalState, LegalStatus, PatentRecord } from '../patent-record.ts'
import { type CategoryOf, eventDetail, NO_CATEGORIES } from './event-details.ts'
import { grantByPublication } from './granted-kind.ts'
import { daysLater, termEnd } from './term-end.ts'

/** Something that brings a case into a state. */
interface Step {
  readonly date: string
  readonly detail: LegalDetail
  readonly decidedBy: LegalState['decidedBy']
}

const ORDER = Object.keys(LEGAL_DETAIL_LABELS)
const TERM_EXTENSION = 'G'

/**
 * How an application or right stands on a day (`yyyyMMdd`), from the legal events, dates and kinds of its publications: give all that are
 * known of one application. The state of the last event that counts, unless the term has ended since; null where nothing tells.
 */
export function legalStateOf(
  publications: readonly PatentRecord[],
  today: string,
  categoryOf: CategoryOf = NO_CATEGORIES,
): LegalState | null {
  const steps = publications
    .flatMap((record) => stepsOf(record, categoryOf))
    .filter(({ date }) => date <= today)
    .toSorted(inTime)
  const last = steps.reduce<Step | null>((before, step) => (mayFollow(before?.detail ?? null, step.detail) ? step : before), null)
  return afterTerm(last === null ? null : stateOf(last.detail, last.decidedBy), publications, today)
}

/** How a case stands, and for how long that holds. */
export interface LegalStanding {
  /** Null where nothing tells. */
  readonly state: LegalState | null
  /** The first day (`yyyyMMdd`) on which it has to be told anew: an event of a later day, the day behind the term. Null: none is known. */
  readonly due: string | null
}

/**
 * How a case stands by what an index holds of it. That an application was published, and nothing more, does not tell whether it is still
 * pending: most sources have no events, and its grant may be held nowhere. Then there is no state.
 */
export function legalStanding(publications: readonly PatentRecord[], today: string, categoryOf: CategoryOf = NO_CATEGORIES): LegalStanding {
  const derived = legalStateOf(publications, today, categoryOf)
  const state = derived?.detail === 'published' && derived.decidedBy.by === 'publication' ? null : derived
  const steps = publications.flatMap((record) => stepsOf(record, categoryOf)).map(({ date }) => date)
  const end = state?.status === 'inactive' ? null : lastTermEnd(publications)
  const days = [...steps, ...(end === null ? [] : [daysLater(end, 1)])]
  return { state, due: days.filter((day) => DAY.test(day) && day > today).toSorted()[0] ?? null }
}

const DAY = /^\d{8}$/

function stepsOf(record: PatentRecord, categoryOf: CategoryOf): Step[] {
  return [...eventSteps(record.legalEvents ?? [], categoryOf), ...publicationSteps(record)]
}

/** By day, then by the order of a case, then by what is said, so that the order in which sources tell events does not matter. */
function inTime(a: Step, b: Step): number {
  if (a.date !== b.date) return a.date < b.date ? -1 : 1
  return ORDER.indexOf(a.detail) - ORDER.indexOf(b.detail) || (wordsOf(a) < wordsOf(b) ? -1 : 1)
}

function wordsOf({ decidedBy }: Step): string {
  return decidedBy.by === 'event' ? `${decidedBy.event.office} ${decidedBy.event.code} ${decidedBy.event.text}` : ''
}

function stateOf(detail: LegalDetail, decidedBy: LegalState['decidedBy']): LegalState {
  return { status: statusOf(detail), detail, decidedBy }
}

function statusOf(detail: LegalDetail): LegalStatus {
  return LEGAL_DETAIL_LABELS[detail].status
}

function eventSteps(events: readonly LegalEvent[], categoryOf: CategoryOf): Step[] {
  return events.flatMap((event) => {
    const detail = eventDetail(event, categoryOf)
    return detail === null ? [] : [{ date: event.date, detail, decidedBy: { by: 'event', event } as const }]
  })
}

function publicationSteps(record: PatentRecord): Step[] {
  const { publicationNumber, publicationDate, kind } = record
  const granted = grantByPublication(record)
  const day = granted === undefined ? publicationDate : granted
  if (publicationNumber === undefined && granted === undefined) return []
  const decidedBy = { by: 'publication', ...(day != null && { date: day }), ...(kind !== undefined && { kind }) } as const
  return [{ date: day ?? '', detail: granted === undefined ? 'published' : 'granted', decidedBy }]
}

/** States of an application that came to its end without a right. */
const NEVER_GRANTED: ReadonlySet<LegalDetail> = new Set(['rejected', 'withdrawn', 'deemed-withdrawn', 'discontinued', 'abandoned'])
/** They undo a right from its beginning, however it had ended. */
const UNDONE: ReadonlySet<LegalDetail> = new Set(['invalidated', 'revoked'])
/** Only an application can come into these. */
const OF_APPLICATIONS: ReadonlySet<LegalDetail> = new Set(['rejected', 'withdrawn', 'deemed-withdrawn', 'discontinued'])

/** Whether a case that is in one state can come into another by an event: a right is not examined again, what ended needs a revival. */
function mayFollow(before: LegalDetail | null, next: LegalDetail): boolean {
  if (before === null) return true
  const [from, to] = [statusOf(before), statusOf(next)]
  if (next === 'reinstated-application') return NEVER_GRANTED.has(before)
  if (next === 'reinstated-right') return from === 'inactive'
  if (to === 'pending') return from === 'pending' && (next === 'examination' || ORDER.indexOf(next) > ORDER.indexOf(before))
  if (next === 'granted') return from === 'pending' || NEVER_GRANTED.has(before)
  if (next === 'partly-invalidated') return from === 'active'
  if (from === 'inactive') return UNDONE.has(next)
  return from === 'pending' || !OF_APPLICATIONS.has(next)
}

/** A right whose term is over has expired; what is not known to have been granted has ended as well by then. */
function afterTerm(state: LegalState | null, publications: readonly PatentRecord[], today: string): LegalState | null {
  const end = state?.status === 'inactive' ? null : lastTermEnd(publications)
  if (end === null || end >= today) return state
  return stateOf(state?.status === 'active' ? 'expired' : 'ceased', { by: 'term', date: end })
}

/** The last day of the term of a case; null where it cannot be told, as when it was extended. */
function lastTermEnd(publications: readonly PatentRecord[]): string | null {
  if (publications.some(({ legalEvents = [] }) => legalEvents.some(isTermExtension))) return null
  return (
    publications
      .flatMap((record) => termEnd(record) ?? [])
      .toSorted()
      .at(-1) ?? null
  )
}

/** Codes of extended and adjusted terms where the source gives no category. */
const EXTENSIONS = /^(?:TG01|TP01|355A|356|PTEG|PEL|946|RN01)$/

function isTermExtension({ category, code }: LegalEvent): boolean {
  return category === TERM_EXTENSION || EXTENSIONS.test(code)
}
