import type { PatentDetail } from '@gezhi/contract/client'
import { eventDescription, type EventDescription } from './event-description.ts'

type LegalEvent = PatentDetail['legal_events'][number]

/** What a lane of the picture is about. */
export type LegalLaneName = 'right' | 'procedure' | 'parties' | 'fees' | 'other'

/** Events of one subject, oldest first. */
export interface LegalLane {
  readonly name: LegalLaneName
  readonly events: readonly LegalEvent[]
}

const LANES: Readonly<Record<EventDescription, LegalLaneName>> = {
  granted: 'right',
  extended: 'right',
  ceased: 'right',
  rightRevived: 'right',
  challenged: 'right',
  maintained: 'right',
  discontinued: 'right',
  unopposed: 'right',
  filed: 'procedure',
  published: 'procedure',
  examined: 'procedure',
  thirdPartyBefore: 'procedure',
  objected: 'procedure',
  answered: 'procedure',
  allowed: 'procedure',
  submitted: 'procedure',
  procedure: 'procedure',
  appealed: 'procedure',
  applicationRevived: 'procedure',
  corrected: 'procedure',
  parties: 'parties',
  licence: 'parties',
  paid: 'fees',
}

/** Events by subject, without empty lanes and events without a date. */
export function legalLanes(events: readonly LegalEvent[]): LegalLane[] {
  const inOrder = events.filter(({ date }) => /^\d{4}/.test(date)).toSorted((a, b) => a.date.localeCompare(b.date))
  const laneOf = (event: LegalEvent): LegalLaneName => {
    const description = eventDescription(event)
    return description === null ? 'other' : LANES[description]
  }
  const byLane = Map.groupBy(inOrder, laneOf)
  const names: readonly LegalLaneName[] = ['right', 'procedure', 'parties', 'fees', 'other']
  return names.flatMap((name) => {
    const those = byLane.get(name)
    return those === undefined ? [] : [{ name, events: those }]
  })
}

/** A stage of an application or right. */
export interface LegalPhase {
  readonly name: 'pending' | 'active' | 'inactive'
  /** `yyyyMMdd`. */
  readonly from: string
  /** null: it lasts, as far as known. */
  readonly to: string | null
}

type PhaseFacts = Pick<PatentDetail, 'application_date' | 'publication_date' | 'grant_date' | 'legal_state' | 'legal_events'>

/** The stages of a patent as far as its data shows them: pending until the grant, in force until the end; empty without a date. */
export function legalPhases({
  application_date,
  publication_date,
  grant_date,
  legal_state: state,
  legal_events,
}: PhaseFacts): LegalPhase[] {
  const start = application_date ?? publication_date ?? grant_date
  if (start === null) return []
  const grantEvent = legal_events.filter((event) => eventDescription(event) === 'granted').map(({ date }) => date)
  const grant = grant_date ?? grantEvent.toSorted()[0] ?? null
  const end = state?.status === 'inactive' ? state.decided_by.date : null
  const isGranted = grant !== null && grant >= start && (end === null || grant <= end)
  const phases: LegalPhase[] = [{ name: 'pending', from: start, to: isGranted ? grant : end }]
  if (isGranted) phases.push({ name: 'active', from: grant, to: end })
  if (end !== null && end >= start) phases.push({ name: 'inactive', from: end, to: null })
  return phases
}
