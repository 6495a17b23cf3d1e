import { groupOf, type GroupOf } from './collapse.ts'
import type { HitSet } from './hit-set.ts'
import type { IndexSession } from './index-session.ts'

/** Hits whose values are counted. */
export interface CountedHits {
  /** Each once; hits of one group are adjacent if `groups` is set. */
  readonly ordinals: Uint32Array
  /** A number for the group of each hit: a value counts once per group. Null if every hit counts. */
  readonly groups: Int32Array | null
}

/** The hits as they are counted: each, or with a grouping of the kind each group once. */
export function countedHits(session: IndexSession, hits: HitSet, grouping?: string): CountedHits {
  return grouping === undefined ? { ordinals: hits.ordinals, groups: null } : groupedHits(hits.ordinals, groupOf(session, grouping))
}

/**
 * Puts hits of one group next to each other: first those that are alone in theirs, in their order, then the others. Groups are numbered from
 * 0 in the order of their first hits. Pure.
 */
export function groupedHits(hits: Uint32Array, group: GroupOf): { readonly ordinals: Uint32Array; readonly groups: Int32Array } {
  const { numbers, count } = numberGroups(hits, group)
  const sizes = new Uint32Array(count)
  for (const number of numbers) sizes[number]!++
  let alone = 0
  let next = sizes.reduce((sum, size) => sum + (size === 1 ? 1 : 0), 0)
  const places = sizes.map((size) => (size > 1 ? (next += size) - size : 0))
  const ordinals = new Uint32Array(hits.length)
  const groups = new Int32Array(hits.length)
  for (const [index, number] of numbers.entries()) {
    const place = sizes[number] === 1 ? alone++ : places[number]!++
    ordinals[place] = hits[index]!
    groups[place] = number
  }
  return { ordinals, groups }
}

function numberGroups(hits: Uint32Array, group: GroupOf): { numbers: Int32Array; count: number } {
  const known = new Map<number, number>()
  let count = 0
  const numbers = Int32Array.from(hits, (ordinal) => {
    const key = group(ordinal)
    const number = (key < 0 ? undefined : known.get(key)) ?? count++
    if (key >= 0) known.set(key, number)
    return number
  })
  return { numbers, count }
}
