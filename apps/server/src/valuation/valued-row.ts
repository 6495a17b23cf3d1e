import type { Language, ValuedRow } from '@gezhi/contract'
import { VALUATION_LEVELS, type Valuation, type ValuationGroupName, type ValuationLevel } from '@gezhi/records'
import { patentRow } from '../patents/patent-row.ts'
import type { ValuedPatent } from './patent-valuer.ts'

/** A valued patent as a row of lists. */
export function valuedRow({ stored, valuation }: ValuedPatent, language: Language): ValuedRow {
  const { total, level, known } = valuation
  return { ...patentRow(stored, language), total, level, known, ...groupPoints(valuation) }
}

/** The points of each group. */
export function groupPoints({ groups }: Valuation): Record<ValuationGroupName, number> {
  return Object.fromEntries(groups.map(({ name, points }) => [name, points])) as Record<ValuationGroupName, number>
}

/** Patents of each level. */
export function countLevels(valued: readonly { readonly valuation: Pick<Valuation, 'level'> }[]): Record<ValuationLevel, number> {
  const counts = Object.fromEntries(VALUATION_LEVELS.map((level) => [level, 0])) as Record<ValuationLevel, number>
  for (const { valuation } of valued) counts[valuation.level] += 1
  return counts
}

/** The mean with two decimals; 0 of none. */
export function mean(numbers: readonly number[]): number {
  const total = numbers.reduce((sum, one) => sum + one, 0)
  return numbers.length === 0 ? 0 : Math.round((total / numbers.length) * 100) / 100
}

/** Highest total first; ties by publication number, so that the order is always the same. */
export function byValue(one: ValuedPatent, other: ValuedPatent): number {
  return other.valuation.total - one.valuation.total || (nameOf(one) < nameOf(other) ? -1 : 1)
}

function nameOf({ stored }: ValuedPatent): string {
  return stored.record.publicationNumber ?? stored.docId
}
