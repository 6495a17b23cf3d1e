import type { PatentRow } from '@gezhi/contract/client'
import type { ShownStatus } from '../kind-display.ts'
import { recordDate } from '../record-date.ts'

type StatusFacts = Pick<PatentRow, 'legal_status' | 'legal_status_basis' | 'legal_status_date'>
type Evidence = NonNullable<StatusFacts['legal_status_basis']>

/** Texts about the evidence of a status: next to a derived status, and in the tooltip. */
const EVIDENCE: Readonly<Record<Evidence, (date: string) => Pick<ShownStatus, 'note' | 'title'>>> = {
  event: (date) => ({ note: null, title: { zh: `依据 ${date} 的法律事件`, en: `Based on the legal event of ${date}` } }),
  publication: (date) => ({
    note: { zh: date, en: date },
    title: {
      zh: `仅依据 ${date} 的授权公告，库中没有此后的法律事件`,
      en: `Based on the grant publication of ${date} only; no later legal events are available`,
    },
  }),
  term: (date) => ({
    note: { zh: `期限届满 ${date}`, en: `term expired ${date}` },
    title: { zh: `按日期推算：保护期限最迟于 ${date} 届满`, en: `Calculated: the term expired on ${date} at the latest` },
  }),
}

/** The legal status of a patent with its evidence (G205); null where none is known. */
export function patentStatus({
  legal_status: status,
  legal_status_basis: basis,
  legal_status_date: date,
}: StatusFacts): ShownStatus | null {
  if (status === null) return null
  const evidence = basis === null || date === null ? { note: null, title: null } : EVIDENCE[basis](recordDate(date))
  return { status, hollow: status === 'granted_unverified' || basis === 'term', ...evidence }
}
