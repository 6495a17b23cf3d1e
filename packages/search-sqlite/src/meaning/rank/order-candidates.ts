import type { GroupOf } from '../../read/collapse.ts'
import type { Candidates } from './candidates.ts'

/** Places of candidates in the order of a list: those whose title is the question, then by score; publications of one application stand together, older first among equals. */
export function orderCandidates({ ordinals, titles }: Candidates, fused: Float64Array, title: number | null, group: GroupOf): number[] {
  const isTitle = (place: number) => (title !== null && titles[place]!.includes(title) ? 1 : 0)
  const places = [...ordinals.keys()].sort((a, b) => isTitle(b) - isTitle(a) || fused[b]! - fused[a]! || ordinals[a]! - ordinals[b]!)
  const groups = new Map<number, number[]>()
  for (const place of places) {
    const key = group(ordinals[place]!)
    groups.set(key, [...(groups.get(key) ?? []), place])
  }
  return [...groups.values()].flat()
}

/** The place of each candidate from 1 by one channel; 0 where it says nothing of one or gives it nothing. */
export function ranksOf(scores: Float64Array): Int32Array {
  const ranks = new Int32Array(scores.length)
  const told = [...scores.keys()].filter((place) => scores[place]! > 0)
  for (const [rank, place] of told.sort((a, b) => scores[b]! - scores[a]! || a - b).entries()) ranks[place] = rank + 1
  return ranks
}
