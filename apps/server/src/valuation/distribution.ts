import type { ValuationDistribution } from '@gezhi/contract'

/** How values are spread, and where one lies among them; null without values. Pure. */
export function distribution(values: readonly number[], own: number): ValuationDistribution | null {
  if (values.length === 0) return null
  const sorted = values.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.round(share * (sorted.length - 1))]!
  const lower = sorted.filter((value) => value < own).length
  const equal = sorted.filter((value) => value === own).length
  return {
    min: at(0),
    lower: at(0.25),
    median: at(0.5),
    upper: at(0.75),
    max: at(1),
    percentile: Math.round(((lower + equal / 2) / sorted.length) * 1000) / 10,
  }
}
