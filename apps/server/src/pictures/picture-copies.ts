import { hashDistance } from '@gezhi/pictures'
import type { StoredPicture } from './picture-reader.ts'

/** Nearly the same pictures have perceptual hashes at this distance or nearer. */
const MAX_COPY_DISTANCE = 6

/** What decides whether two pictures are listed under one hit. */
export type ComparedPicture = Pick<StoredPicture, 'content' | 'phash' | 'owner' | 'family'>

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

function hashOf(bytes: Uint8Array): bigint {
  return new DataView(bytes.buffer, bytes.byteOffset).getBigUint64(0, true)
}
