import type { RelevanceQuery } from './query-set.ts'

/** The score of a result list for a query: 0 to 1. */
export type Metric = (found: readonly string[], query: RelevanceQuery) => number

/** Normalised discounted cumulative gain of the first ten, gains 2^grade - 1. */
export const ndcg10: Metric = (found, { relevant }) => {
  const gain = (grade: number, place: number) => (2 ** grade - 1) / Math.log2(place + 2)
  const sum = found.slice(0, 10).reduce((total, id, i) => total + gain(relevant.get(id) ?? 0, i), 0)
  const ideal = [...relevant.values()].toSorted((a, b) => b - a).slice(0, 10)
  return sum / ideal.reduce((total, grade, i) => total + gain(grade, i), 0)
}

/** Precision at `count`: the share of relevant documents among the first. */
export function recallAt(max: number): Metric {
  return (found, { relevant }) => {
    const expected = [...relevant].filter(([, grade]) => grade > 0).map(([id]) => id)
    const seen = new Set(found.slice(0, max))
    return expected.filter((id) => seen.has(id)).length / expected.length
  }
}

const DRAWS = 2000

/** The 95 % bootstrap interval of the mean, from 2,000 resamples. Reproducible. */
export function interval(values: readonly number[]): readonly [number, number] {
  let state = 12_345
  const random = () => (state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff) / 0x8000_0000
  const means = Array.from({ length: DRAWS }, () => mean(values.map(() => values[Math.floor(random() * values.length)]!)))
  const sorted = means.toSorted((a, b) => a - b)
  return [sorted[Math.floor(DRAWS * 0.025)]!, sorted[Math.floor(DRAWS * 0.975)]!]
}

/** 0 for none. */
export function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
}

/** A mean with its 95 % interval and the means of both halves of the queries: even and odd. */
export function formatMean(values: readonly number[]): string[] {
  const [low, high] = interval(values)
  const half = (rest: number) => mean(values.filter((_, i) => i % 2 === rest)).toFixed(3)
  return [mean(values).toFixed(3), `${low.toFixed(3)}–${high.toFixed(3)}`, `${half(0)} / ${half(1)}`]
}
