import type { Language, PatentDetail } from '@gezhi/contract'
import { type PatentRecord, RELATION_KEYS, sameInventions } from '@gezhi/records'
import type { SearchEngine } from '@gezhi/search'
import { relatives } from './relatives.ts'

/** Maximum number of publications with the same title, applicants and inventors that are compared; more are series of a research group. */
const MAX_ALIKE = 20

/** Publications of the same invention under other numbers, with the reason: utility models of the same day, grants numbered apart. */
export async function sameInventionOf(
  engine: SearchEngine<PatentRecord>,
  record: PatentRecord,
  language: Language,
): Promise<PatentDetail['same_invention']> {
  const values = RELATION_KEYS['same-invention'](record)
  if (values.length === 0) return []
  const found = (await engine.relatedEach({ field: 'same-invention', values, limit: MAX_ALIKE, short: true })).flat()
  const byRecord = new Map(found.map((stored) => [stored.record, stored]))
  return sameInventions(record, [...byRecord.keys()]).flatMap(({ record: other, reason, sameDay }) => {
    const stored = byRecord.get(other)
    return stored === undefined ? [] : relatives([stored], language).map((one) => ({ ...one, reason, same_day: sameDay }))
  })
}
