import type { Candidates } from './candidates.ts'

/**
 * Candidates in list order: those whose title is the question, then by score, among equals the newest; members of one group, the
 * publications of an application, are adjacent.
 */
export function orderCandidates<Group>(
  { titles }: Candidates,
  fused: Float64Array,
  title: number | null,
  group: (place: number) => Group,
): number[] {
  const isTitle = (place: number) => (title !== null && titles[place]!.includes(title) ? 1 : 0)
  const places = [...titles.keys()].sort((a, b) => isTitle(b) - isTitle(a) || fused[b]! - fused[a]! || a - b)
  return [...Map.groupBy(places, group).values()].flat()
}

/** The rank of each candidate from 1 in one channel; 0 without a positive score. */
export function ranksOf(scores: Float64Array): Int32Array {
  const ranks = new Int32Array(scores.length)
  const ranked = [...scores.keys()].filter((place) => scores[place]! > 0)
  for (const [rank, place] of ranked.sort((a, b) => scores[b]! - scores[a]! || a - b).entries()) ranks[place] = rank + 1
  return ranks
}

/** `highest` for the best of a list, 0 for what is no better than the candidates are on average; by place. */
export function hitScores(fused: Float64Array, order: readonly number[], highest: number): (place: number) => number {
  const best = order.reduce((max, place) => Math.max(max, fused[place]!), 0)
  return (place) => (best <= 0 ? highest : Math.max(0, Math.min(highest, (highest * fused[place]!) / best)))
}
