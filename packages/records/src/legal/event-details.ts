import type { LegalDetail, LegalEvent } from '../patents/patent-record.ts'
import { CATEGORY_DETAILS, CODE_DETAILS, TEXT_DETAILS } from './event-tables.ts'

/**
 * The state an event brings a case into, null for one that leaves it as it is (assignments, fees paid, addresses). The code of the office decides
 * where its table has it, then the words of the event, then the category of WIPO ST.27 where the source gives it.
 */
export function eventDetail({ office, code, text, category }: LegalEvent): LegalDetail | null {
  const byCode = CODE_DETAILS[office]?.[code.trim()]
  if (byCode !== undefined) return byCode === 'by text' ? textDetail(office, text) : byCode
  return textDetail(office, text) ?? CATEGORY_DETAILS[category ?? ''] ?? null
}

function textDetail(office: string, text: string): LegalDetail | null {
  const row = TEXT_DETAILS.find((one) => (one.office === undefined || one.office === office) && one.says.test(text))
  return row?.detail ?? null
}
