/**
 * The rows whose signatures differ least from a query's, at most `maxCount` of those that `accepted` contains (one bit per row, all rows if
 * it is null), in ascending order. Of equally distant rows the first ones are taken. `signatures`: as many words per row as the query has.
 */
export function nearestSignatures(query: Uint32Array, signatures: Uint32Array, accepted: Uint32Array | null, maxCount: number): Int32Array {
  const count = signatures.length / query.length
  const excluded = 32 * query.length + 1
  const distances = excluded < 256 ? new Uint8Array(count) : new Uint16Array(count)
  const histogram = new Int32Array(excluded + 1)
  if (query.length === BUILT_IN_WORDS) measureBuiltIn(query, signatures, distances)
  else measure(query, signatures, distances)
  if (accepted !== null)
    for (let row = 0; row < count; row++) if (((accepted[row >> 5]! >>> (row & 31)) & 1) === 0) distances[row] = excluded
  for (let row = 0; row < count; row++) histogram[distances[row]!]!++
  return collect(distances, histogram, maxCount)
}

type Distances = Uint8Array | Uint16Array

/** Words of the built-in model: without a loop over them they are compared twice as fast. */
const BUILT_IN_WORDS = 3

/** Bits of three words are added as sums and carries: two counts instead of three. */
function measureBuiltIn(query: Uint32Array, signatures: Uint32Array, distances: Distances): void {
  const [a, b, c] = [query[0]!, query[1]!, query[2]!]
  for (let row = 0, at = 0; row < distances.length; row++, at += BUILT_IN_WORDS) {
    const x = signatures[at]! ^ a
    const y = signatures[at + 1]! ^ b
    const z = signatures[at + 2]! ^ c
    const odd = x ^ y
    distances[row] = setBits(odd ^ z) + 2 * setBits((x & y) | (odd & z))
  }
}

function measure(query: Uint32Array, signatures: Uint32Array, distances: Distances): void {
  for (let row = 0, at = 0; row < distances.length; row++) {
    let distance = 0
    for (let word = 0; word < query.length; word++, at++) distance += setBits(signatures[at]! ^ query[word]!)
    distances[row] = distance
  }
}

/** The last entry of the histogram counts the rows that a filter excludes. */
function collect(distances: Distances, histogram: Int32Array, maxCount: number): Int32Array {
  const furthest = histogram.length - 2
  let [limit, below] = [0, 0]
  while (limit <= furthest && below + histogram[limit]! <= maxCount) below += histogram[limit++]!
  let ties = limit > furthest ? 0 : maxCount - below
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
