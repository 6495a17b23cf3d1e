import type { PatentDetail } from '@gezhi/contract'
import { legalStateOf, ownLegalState, type LegalEvent, type LegalState, type PatentRecord } from '@gezhi/records'

/** An event as the API says it. */
export function legalEvent({ date, code, office, text, category }: LegalEvent): PatentDetail['legal_events'][number] {
  return { date, code, office, text, category: category ?? null }
}

/**
 * How a right stands on a day (`yyyyMMdd`) by all that is held of its application; else what the source said, else null. That something was
 * published, and no more, tells nothing: its grant may be held nowhere.
 */
export function stateOn(today: string, record: PatentRecord, publications: readonly PatentRecord[]): LegalState | null {
  const together = publications.length > 1 ? legalStateOf(publications, today) : ownLegalState(record, today)
  const told = together?.detail === 'published' && together.decidedBy.by === 'publication' ? null : together
  return told ?? record.legalState ?? null
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

const DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Shanghai', year: 'numeric', month: '2-digit', day: '2-digit' })

/** The day of a moment (ms) in Shanghai, `yyyyMMdd`. */
export function patentDay(now: number): string {
  return DAY.format(now).replaceAll('-', '')
}
