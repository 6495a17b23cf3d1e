/**
 * How often the texts of a corpus hold runs of up to `MAX_NGRAM` Chinese characters; runs that are rarer than `MIN_NGRAM_COUNT` are left
 * out. Plain data that threads share, 12 bytes a run. The run of row i extends the run of row `keys[i] / 65536 - 1` (none for 0) by the
 * UTF-16 unit `keys[i] % 65536`; keys are ascending.
 */
export interface NgramTable {
  readonly keys: Float64Array
  readonly counts: Uint32Array
  /** Characters of the corpus. */
  readonly total: number
}

export const MAX_NGRAM = 6
export const MIN_NGRAM_COUNT = 5

const UNITS = 65_536
/** Stands for the empty run in `ngramAfter`. */
export const EMPTY_RUN = 0

/** The key of a run that extends another by one unit; `run` as of `ngramAfter`. */
export function ngramKey(run: number, unit: number): number {
  return run * UNITS + unit
}

/** The run that extends `run` by a UTF-16 unit: its row plus 1; -1 if the table does not hold it. Pure. */
export function ngramAfter({ keys }: NgramTable, run: number, unit: number): number {
  const key = ngramKey(run, unit)
  let [low, high] = [0, keys.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (keys[middle]! < key) low = middle + 1
    else high = middle
  }
  return keys[low] === key ? low + 1 : -1
}

/** The run of a text, as of `ngramAfter`; -1 if the table does not hold it. Pure. */
export function ngramOf(table: NgramTable, text: string): number {
  let run = EMPTY_RUN
  for (let i = 0; i < text.length && run >= 0; i++) run = ngramAfter(table, run, text.charCodeAt(i))
  return run
}

/** How often the corpus holds a text of Chinese characters; 0 for rare and for long ones. Pure. */
export function ngramCount(table: NgramTable, text: string): number {
  const run = ngramOf(table, text)
  return run <= EMPTY_RUN ? 0 : table.counts[run - 1]!
}

/**
 * How much more often the characters of a text stand together than by chance: the least pointwise mutual information, in nats, of the two
 * parts over all ways to split it. -Infinity for a text that the table does not hold. Pure.
 */
export function cohesion(table: NgramTable, text: string): number {
  const count = ngramCount(table, text)
  if (count === 0) return -Infinity
  let least = Infinity
  for (let at = 1; at < text.length; at++) {
    const apart = ngramCount(table, text.slice(0, at)) * ngramCount(table, text.slice(at))
    least = Math.min(least, Math.log((count * table.total) / apart))
  }
  return least
}
