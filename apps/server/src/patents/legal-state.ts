import type { PatentDetail } from '@gezhi/contract'
import type { LegalEvent, LegalState } from '@gezhi/records'

/** An event as the API says it. */
export function legalEvent({ date, code, office, text, category }: LegalEvent): PatentDetail['legal_events'][number] {
  return { date, code, office, text, category: category ?? null }
}

/** How a right stands and what decided it, null where nothing tells. */
export function legalState(state: LegalState | undefined): PatentDetail['legal_state'] {
  if (state === undefined) return null
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
