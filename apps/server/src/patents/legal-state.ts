import type { PatentDetail } from '@gezhi/contract'
import { legalStanding, type LegalEvent, type LegalState, type PatentRecord } from '@gezhi/records'

/** An event as the API says it. */
export function legalEvent({ date, code, office, text, category }: LegalEvent): PatentDetail['legal_events'][number] {
  return { date, code, office, text, category: category ?? null }
}

/**
 * How a right stands on a day (`yyyyMMdd`): as the index holds it, by which lists are filtered; where that is due to be told anew, or was
 * never told, by all that is held of its application; else null.
 */
export function stateOn(today: string, record: PatentRecord, publications: readonly PatentRecord[]): LegalState | null {
  const { legalState = null, legalStateDue } = record
  if (legalState !== null && (legalStateDue === undefined || legalStateDue > today)) return legalState
  return legalStanding(publications.length > 1 ? publications : [record], today).state ?? legalState
}

/** A state as the API says it. */
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
