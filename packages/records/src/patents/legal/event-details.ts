import type { LegalDetail, LegalEvent } from '../patent-record.ts'
import { CATEGORY_DETAILS, CATEGORY_REASONS, CODE_DETAILS, TEXT_DETAILS } from './event-tables.ts'

/** The category of WIPO ST.27 that an office's event belongs to by a table of codes; null where the table does not have it. */
export type CategoryOf = (office: string, code: string) => string | null

/** For want of a table. */
export const NO_CATEGORIES: CategoryOf = () => null

/**
 * The state an event brings a case into, null for one that leaves it as it is (assignments, fees paid, addresses). The code of the office decides
 * where there are rules for it, then the words of the event, then the category of WIPO ST.27: as the source gives it, else, for offices without
 * rules of their own, as a table of codes has it.
 */
export function eventDetail({ office, code, text, category }: LegalEvent, categoryOf: CategoryOf = NO_CATEGORIES): LegalDetail | null {
  const rules = CODE_DETAILS[office]
  const byCode = rules?.[code.trim()]
  if (byCode !== undefined) return byCode === 'by text' ? textDetail(office, text) : byCode
  const inTable = () => (rules === undefined ? categoryOf(office, code.trim()) : null)
  return textDetail(office, text) ?? categoryDetail(category ?? inTable(), text)
}

function categoryDetail(category: string | null, text: string): LegalDetail | null {
  if (category === null) return null
  const reason = CATEGORY_REASONS.find((one) => one.category === category && one.pattern.test(text))
  return reason?.detail ?? CATEGORY_DETAILS[category] ?? null
}

function textDetail(office: string, text: string): LegalDetail | null {
  const row = TEXT_DETAILS.find((one) => (one.office === undefined || one.office === office) && one.pattern.test(text))
  return row?.detail ?? null
}
