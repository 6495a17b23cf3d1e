import type { LegalDetail, LegalEvent } from '../patent-record.ts'
import { CATEGORY_DETAILS, CATEGORY_REASONS, CODE_DETAILS, TEXT_DETAILS } from './event-tables.ts'

/** The category of WIPO ST.27 of an office's event by a table of codes; null if the table does not contain it. */
export type CategoryOf = (office: string, code: string) => string | null

/** Used without a table. */
export const NO_CATEGORIES: CategoryOf = () => null

/**
 * The state after an event, null if the event does not change it (assignments, fees paid, addresses). Determined by rules for the
 * office's code, then by the words of the event, then by the category of WIPO ST.27: from the source or, for offices without rules, from
 * a table of codes.
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
