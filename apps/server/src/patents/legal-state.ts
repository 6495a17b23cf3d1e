import type { PatentDetail } from '@gezhi/contract'
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

/** A state in the form of the API. */
export function legalState(state: LegalState | null): PatentDetail['legal_state'] {
  if (state === null) return null
  const { status, detail, decidedBy } = state
  const decided = { event: null, date: null, kind: null }
  switch (decidedBy.by) {
    case 'event':
      return { status, detail, decided_by: { ...decided, by: 'event', event: legalEvent(decidedBy.event), date: decidedBy.event.date } }
    case 'publication':
      return { status, detail, decided_by: { ...decided, by: 'publication', date: decidedBy.date ?? null, kind: decidedBy.kind ?? null } }
    case 'term':
      return { status, detail, decided_by: { ...decided, by: 'term', date: decidedBy.date } }
  }
}
