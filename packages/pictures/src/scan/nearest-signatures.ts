import { SIGNATURE_WORDS } from '../picture-signature.ts'

const BITS = SIGNATURE_WORDS * 32
/** The distance of a row that a filter excludes. */
const EXCLUDED = 255

/**
 * The rows whose signatures differ least from a query's, at most `maxCount` of those that `accepted` contains (one bit per row, all rows if
 * it is null), in ascending order. Of equally distant rows the first ones are taken.
 */
export function nearestSignatures(query: Uint32Array, signatures: Uint32Array, accepted: Uint32Array | null, maxCount: number): Int32Array {
  const count = signatures.length / SIGNATURE_WORDS
  const distances = new Uint8Array(count)
  const histogram = new Int32Array(EXCLUDED + 1)
  measure(query, signatures, distances)
  if (accepted !== null)
    for (let row = 0; row < count; row++) if (((accepted[row >> 5]! >>> (row & 31)) & 1) === 0) distances[row] = EXCLUDED
  for (let row = 0; row < count; row++) histogram[distances[row]!]!++
  return collect(distances, histogram, maxCount)
}

function measure(query: Uint32Array, signatures: Uint32Array, distances: Uint8Array): void {
  const [a, b, c] = [query[0]!, query[1]!, query[2]!]
  for (let row = 0, at = 0; row < distances.length; row++, at += SIGNATURE_WORDS) {
    distances[row] = setBits(signatures[at]! ^ a) + setBits(signatures[at + 1]! ^ b) + setBits(signatures[at + 2]! ^ c)
  }
}

function collect(distances: Uint8Array, histogram: Int32Array, maxCount: number): Int32Array {
  let [limit, below] = [0, 0]
  while (limit <= BITS && below + histogram[limit]! <= maxCount) below += histogram[limit++]!
  let ties = limit > BITS ? 0 : maxCount - below
  const rows = new Int32Array(below + ties)
  for (let row = 0, size = 0; size < rows.length; row++) {
    const distance = distances[row]!
    if (distance < limit || (distance === limit && ties-- > 0)) rows[size++] = row
  }
  return rows
}

/** The number of set bits of a 32-bit word. */
function setBits(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555)
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
