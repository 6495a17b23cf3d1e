/** Rows read for all queries before the next ones: their signatures stay in the cache of a processor. */
const BLOCK = 4096

/** Words of the built-in model: without a loop over them they are compared twice as fast. */
const BUILT_IN_WORDS = 3

/** What is searched, and how. */
export interface SignatureScan {
  /** As many words per row as each query has. */
  readonly signatures: Uint32Array
  /** One bit per row, those that pass the filters; null for all. */
  readonly accepted: Uint32Array | null
  /** Maximum rows for each query, positive. */
  readonly maxCount: number
  /** Called about once a millisecond; throws to end the scan. */
  readonly checkpoint?: (() => void) | undefined
}

/** The nearest rows found so far, in ascending order, and up to as many again that were not yet compared with them. */
interface Nearest {
  readonly query: Uint32Array
  readonly rows: Int32Array
  readonly distances: Uint16Array
  size: number
  /** Rows at this distance or further are not among the nearest. */
  bound: number
}

/**
 * For each query the rows whose signatures differ least from it, in ascending order. Of equally distant rows the first ones are taken. All
 * queries are compared in one pass over the rows, which costs less than reading them from memory for each.
 */
export function nearestSignatures(queries: readonly Uint32Array[], scan: SignatureScan): Int32Array[] {
  const words = queries[0]?.length ?? 1
  const count = scan.signatures.length / words
  const capacity = Math.min(count, 2 * scan.maxCount) + 1
  const all = queries.map((query): Nearest => ({
    query,
    rows: new Int32Array(capacity),
    distances: new Uint16Array(capacity),
    size: 0,
    bound: 32 * words + 1,
  }))
  const compare = words === BUILT_IN_WORDS ? compareBuiltIn : compareAny
  for (let from = 0; from < count; from += BLOCK) {
    scan.checkpoint?.()
    const to = Math.min(count, from + BLOCK)
    for (const nearest of all) compare(nearest, scan, from, to)
  }
  return all.map((nearest) => {
    keepNearest(nearest, scan.maxCount)
    return nearest.rows.slice(0, nearest.size)
  })
}

/** Bits of three words are added as sums and carries: two counts instead of three. */
function compareBuiltIn(nearest: Nearest, { signatures, accepted, maxCount }: SignatureScan, from: number, to: number): void {
  const { query } = nearest
  const [a, b, c] = [query[0]!, query[1]!, query[2]!]
  let { bound } = nearest
  for (let row = from, at = from * BUILT_IN_WORDS; row < to; row++, at += BUILT_IN_WORDS) {
    const x = signatures[at]! ^ a
    const y = signatures[at + 1]! ^ b
    const z = signatures[at + 2]! ^ c
    const odd = x ^ y
    const distance = setBits(odd ^ z) + 2 * setBits((x & y) | (odd & z))
    if (distance < bound && isAccepted(accepted, row)) bound = add(nearest, row, distance, maxCount)
  }
}

function compareAny(nearest: Nearest, { signatures, accepted, maxCount }: SignatureScan, from: number, to: number): void {
  const { query } = nearest
  for (let row = from, at = from * query.length; row < to; row++) {
    let distance = 0
    for (let word = 0; word < query.length; word++, at++) distance += setBits(signatures[at]! ^ query[word]!)
    if (distance < nearest.bound && isAccepted(accepted, row)) add(nearest, row, distance, maxCount)
  }
}

function isAccepted(accepted: Uint32Array | null, row: number): boolean {
  return accepted === null || ((accepted[row >> 5]! >>> (row & 31)) & 1) === 1
}

/** Returns the new bound. */
function add(nearest: Nearest, row: number, distance: number, maxCount: number): number {
  nearest.rows[nearest.size] = row
  nearest.distances[nearest.size++] = distance
  if (nearest.size === 2 * maxCount) keepNearest(nearest, maxCount)
  return nearest.bound
}

function keepNearest(nearest: Nearest, maxCount: number): void {
  const { rows, distances, size } = nearest
  if (size <= maxCount) return
  const histogram = new Int32Array(32 * nearest.query.length + 1)
  for (let i = 0; i < size; i++) histogram[distances[i]!]!++
  let [limit, nearer] = [0, 0]
  while (nearer + histogram[limit]! < maxCount) nearer += histogram[limit++]!
  let ties = maxCount - nearer
  nearest.size = 0
  for (let i = 0; i < size; i++) {
    const distance = distances[i]!
    if (distance > limit || (distance === limit && ties-- <= 0)) continue
    rows[nearest.size] = rows[i]!
    distances[nearest.size++] = distance
  }
  nearest.bound = limit
}

/** The number of set bits of a 32-bit word. */
function setBits(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555)
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
