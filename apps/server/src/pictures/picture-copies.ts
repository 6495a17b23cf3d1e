import { hashDistance } from '@gezhi/pictures'
import type { StoredPicture } from './picture-reader.ts'

/** Nearly the same pictures have perceptual hashes at this distance or nearer. */
const MAX_COPY_DISTANCE = 6
/** Nearly the same pictures are nearly as similar to the query. */
const COPY_SCORE_RANGE = 0.03

/** What decides whether two pictures are listed under one hit. */
export type ComparedPicture = Pick<StoredPicture, 'content' | 'phash' | 'owner' | 'family'>

/** A found picture with its score. */
export interface ScoredPicture {
  readonly score: number
  readonly stored: ComparedPicture
}

/**
 * Whether two pictures are the same, or nearly the same (also in other colours) and of the same owner or family. Marks of different owners
 * never are: one may be in conflict with the other.
 */
export function isCopy(a: ComparedPicture, b: ComparedPicture): boolean {
  if (a.owner !== b.owner) return false
  if (Buffer.compare(a.content, b.content) === 0) return true
  const isRelated = a.owner !== null || (a.family !== null && a.family === b.family)
  return isRelated && a.phash !== null && b.phash !== null && hashDistance(hashOf(a.phash), hashOf(b.phash)) <= MAX_COPY_DISTANCE
}

/** For each found picture (best first) the indices of those before it of which it is a copy, ascending. */
export function copiesBefore(found: readonly ScoredPicture[]): readonly (readonly number[])[] {
  const byKey = new Map<string, number[]>()
  return found.map(({ score, stored }, at) => {
    const copies = new Set<number>()
    for (const key of keysOf(stored)) {
      const others = byKey.get(key) ?? []
      for (const other of others) {
        const before = found[other]!
        if (before.score - score <= COPY_SCORE_RANGE && isCopy(before.stored, stored)) copies.add(other)
      }
      byKey.set(key, [...others, at])
    }
    return [...copies].sort((a, b) => a - b)
  })
}

/**
 * Folds `members` (ascending indices of found pictures): a map of those that are listed, to their copies. The result of a filter is folded
 * as if only its pictures had been found, since two copies of a picture that it excludes need not be copies of each other.
 */
export function foldCopies(members: readonly number[], before: readonly (readonly number[])[]): Map<number, number[]> {
  const listed = new Map<number, number[]>()
  for (const member of members) {
    const first = before[member]!.find((other) => listed.has(other))
    if (first === undefined) listed.set(member, [])
    else listed.get(first)!.push(member)
  }
  return listed
}

/** Copies have one of these keys in common. */
function keysOf({ content, owner, family }: ComparedPicture): string[] {
  const related = owner ?? family
  return [Buffer.from(content).toString('base64'), ...(related === null ? [] : [`${owner === null ? 'family' : 'owner'} ${related}`])]
}

function hashOf(bytes: Uint8Array): bigint {
  return new DataView(bytes.buffer, bytes.byteOffset).getBigUint64(0, true)
}
