import type { PatentDetail, PatentRow } from '@gezhi/contract'
import { legalStanding, type LegalEvent, type LegalState, type PatentRecord } from '@gezhi/records'

/** An event in the form of the API. */
export function legalEvent({ date, code, office, text, category }: LegalEvent): PatentDetail['legal_events'][number] {
  return { date, code, office, text, category: category ?? null }
}

/**
 * Legal state on a date (`yyyyMMdd`): as stored in the index, by which lists are filtered; if it must be recomputed, or never was, from
 * everything known of its application; otherwise null.
 */
export function stateOn(today: string, record: PatentRecord, publications: readonly PatentRecord[]): LegalState | null {
  const { legalState = null, legalStateDue } = record
  if (legalState !== null && (legalStateDue === undefined || legalStateDue > today)) return legalState
  return legalStanding(publications.length > 1 ? publications : [record], today).state ?? legalState
}

/** The status of a record for rows, with its evidence and the date of the evidence (G205). */
export function statusFacts({
  legalStatus,
  legalState: state,
}: Pick<PatentRecord, 'legalStatus' | 'legalState'>): Pick<PatentRow, 'legal_status' | 'legal_status_basis' | 'legal_status_date'> {
  const decided = state?.decidedBy
  const date = decided?.by === 'event' ? decided.event.date : decided?.date
  return { legal_status: legalStatus ?? null, legal_status_basis: decided?.by ?? null, legal_status_date: date ?? null }
}

/** A state in the form of the API. */
export function legalState(state: LegalState | null): PatentDetail['legal_state'] {
  if (state === null) return null
  const { status, detail, decidedBy } = state
  const decided = { event: null, date: null, kind: null, latest: false }
  switch (decidedBy.by) {
    case 'event':
      return { status, detail, decided_by: { ...decided, by: 'event', event: legalEvent(decidedBy.event), date: decidedBy.event.date } }
    case 'publication':
      return { status, detail, decided_by: { ...decided, by: 'publication', date: decidedBy.date ?? null, kind: decidedBy.kind ?? null } }
    case 'term':
      return { status, detail, decided_by: { ...decided, by: 'term', date: decidedBy.date, latest: decidedBy.latest ?? false } }
  }
}
