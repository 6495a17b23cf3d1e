import { LEGAL_DETAIL_LABELS } from '../labels/legal-detail-labels.ts'
import type { LegalDetail, LegalEvent, LegalState, LegalStatus, PatentRecord } from '../patent-record.ts'
import { type CategoryOf, eventDetail, NO_CATEGORIES } from './event-details.ts'
import { grantByPublication, isGrantedKind } from './granted-kind.ts'
import { daysLater, latestTermEnd, termEnd } from './term-end.ts'

/** A change of state. */
interface Step {
  readonly date: string
  readonly detail: LegalDetail
  readonly decidedBy: LegalState['decidedBy']
}

const ORDER = Object.keys(LEGAL_DETAIL_LABELS)
const TERM_EXTENSION = 'G'

/**
 * Legal state on a date (`yyyyMMdd`), derived from the legal events, dates and kinds of all known publications of one application. The
 * state of the last decisive event, unless the term has ended since; null if unknown.
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

/** Legal state, and until when it holds. */
export interface LegalStanding {
  /** Null if unknown. */
  readonly state: LegalState | null
  /**
   * The first date (`yyyyMMdd`) on which it must be recomputed: an event of a later date, the day after the term. Null: none is known.
   */
  readonly due: string | null
}

/**
 * Legal state derived from an index. A publication of the application alone does not show whether it is still pending: most sources have
 * no events, and its grant may be missing from the index. Then there is no state.
 */
export function legalStanding(publications: readonly PatentRecord[], today: string, categoryOf: CategoryOf = NO_CATEGORIES): LegalStanding {
  const derived = legalStateOf(publications, today, categoryOf)
  const state = derived?.detail === 'published' && derived.decidedBy.by === 'publication' ? null : derived
  const steps = publications.flatMap((record) => stepsOf(record, categoryOf)).map(({ date }) => date)
  const end = state?.status === 'inactive' ? null : lastTermEnd(publications)
  const days = [...steps, ...(end === null ? [] : [daysLater(end.date, 1)])]
  return { state, due: days.filter((day) => DAY.test(day) && day > today).toSorted()[0] ?? null }
}

const DAY = /^\d{8}$/

function stepsOf(record: PatentRecord, categoryOf: CategoryOf): Step[] {
  return [...eventSteps(record.legalEvents ?? [], categoryOf), ...publicationSteps(record)]
}

/** By date, then in procedural order, then by content, so that the order of events in sources does not matter. */
function inTime(a: Step, b: Step): number {
  if (a.date !== b.date) return a.date < b.date ? -1 : 1
  const [one, other] = [wordsOf(a), wordsOf(b)]
  if (a.detail !== b.detail || one === other) return ORDER.indexOf(a.detail) - ORDER.indexOf(b.detail)
  return one < other ? -1 : 1
}

/** Publications before events, which begin with an office; those with a kind before those without. */
function wordsOf({ decidedBy }: Step): string {
  if (decidedBy.by === 'event') return `${decidedBy.event.office} ${decidedBy.event.code} ${decidedBy.event.text}`
  return decidedBy.by === 'publication' && decidedBy.kind !== undefined ? `0 ${decidedBy.kind}` : '1'
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
  // An application that knows the date of its grant is not the publication of that grant.
  const isEvidence = kind !== undefined && (granted === undefined || isGrantedKind(record.office, kind))
  const decidedBy = { by: 'publication', ...(day != null && { date: day }), ...(isEvidence && { kind }) } as const
  return [{ date: day ?? '', detail: granted === undefined ? 'published' : 'granted-unverified', decidedBy }]
}

/** States of an application that ended without a right. */
const NEVER_GRANTED: ReadonlySet<LegalDetail> = new Set(['rejected', 'withdrawn', 'deemed-withdrawn', 'discontinued', 'abandoned'])
/** States that an event of a grant confirms. */
const CONFIRMED: ReadonlySet<LegalDetail> = new Set(['granted-unverified', 'granted'])
/** They annul a right from its beginning, however it had ended. */
const UNDONE: ReadonlySet<LegalDetail> = new Set(['invalidated', 'revoked'])
/** Only an application can enter these states. */
const OF_APPLICATIONS: ReadonlySet<LegalDetail> = new Set(['rejected', 'withdrawn', 'deemed-withdrawn', 'discontinued'])

/** Whether a state can follow another through an event: a right is not examined again, an ended one needs a revival. */
function mayFollow(before: LegalDetail | null, next: LegalDetail): boolean {
  if (before === null) return true
  const [from, to] = [statusOf(before), statusOf(next)]
  if (next === 'reinstated-application') return NEVER_GRANTED.has(before)
  if (next === 'reinstated-right') return from === 'inactive' || from === 'granted_unverified'
  if (to === 'pending') return from === 'pending' && (next === 'examination' || ORDER.indexOf(next) > ORDER.indexOf(before))
  if (next === 'granted-unverified') return from === 'pending' || NEVER_GRANTED.has(before)
  // An event confirms a grant known from its publication; of several such events the last is the evidence.
  if (next === 'granted') return from === 'pending' || CONFIRMED.has(before) || NEVER_GRANTED.has(before)
  if (next === 'partly-invalidated') return from === 'active' || from === 'granted_unverified'
  if (from === 'inactive') return UNDONE.has(next)
  return from === 'pending' || !OF_APPLICATIONS.has(next)
}

/** A right whose term is over has expired; without a known grant the application has also ended by then. */
function afterTerm(state: LegalState | null, publications: readonly PatentRecord[], today: string): LegalState | null {
  const end = state?.status === 'inactive' ? null : lastTermEnd(publications)
  return end === null || end.date >= today ? state : stateOf('expired-by-date', { by: 'term', ...end })
}

/** The last day of the term, or its latest possible end; null if it cannot be computed, as after an extension. */
function lastTermEnd(publications: readonly PatentRecord[]): { date: string; latest?: true } | null {
  if (publications.some(({ legalEvents = [] }) => legalEvents.some(isTermExtension))) return null
  const end = publications
    .flatMap((record) => termEnd(record) ?? [])
    .toSorted()
    .at(-1)
  if (end !== undefined) return { date: end }
  const latest = latestTermEnd(publications)
  return latest === null ? null : { date: latest, latest: true }
}

/** Codes of extended and adjusted terms if the source gives no category. */
const EXTENSIONS = /^(?:TG01|TP01|355A|356|PTEG|PEL|946|RN01)$/

function isTermExtension({ category, code }: LegalEvent): boolean {
  return category === TERM_EXTENSION || EXTENSIONS.test(code)
}
