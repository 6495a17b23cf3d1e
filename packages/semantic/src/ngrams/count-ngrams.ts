import { CountTable } from './count-table.ts'
import { MAX_NGRAM, MIN_NGRAM_COUNT, ngramKey, type NgramTable } from './ngram-table.ts'

const HAN_RUNS = /[\u3400-\u9fff]+/g
/** Separates runs of Chinese characters. */
const BORDER = 0
/** Maximum number of characters counted; each takes six bytes while counting, beside the tables. */
export const MAX_CHARACTERS = 16_000_000

/** Counts runs of Chinese characters level by level: a run is counted only if both runs that are shorter by one character are frequent (Apriori, Agrawal 1994). */
export class NgramCounter {
  #units = new Uint16Array(1 << 16)
  readonly #maxCharacters: number
  #size = 1

  constructor(maxCharacters = MAX_CHARACTERS) {
    this.#maxCharacters = maxCharacters
  }

  /** Whether the maximum was reached. */
  get isFull(): boolean {
    return this.#size >= this.#maxCharacters
  }

  /** Adds the Chinese characters of a folded text. */
  add(text: string): void {
    for (const [run] of text.matchAll(HAN_RUNS)) {
      if (this.#size + run.length + 1 > this.#units.length) this.#grow(run.length)
      for (let i = 0; i < run.length; i++) this.#units[this.#size++] = run.charCodeAt(i)
      this.#units[this.#size++] = BORDER
    }
  }

  /** The table of all texts that were added. */
  table(): NgramTable {
    const units = this.#units.subarray(0, this.#size)
    // The run that ends at each place, as of `ngramAfter`; 0 where a rare one does.
    const runs = new Int32Array(units.length)
    const [keys, counts]: [number[], number[]] = [[], []]
    for (let length = 1; length <= MAX_NGRAM; length++) {
      const found = countLevel(units, runs, length)
      const first = keys.length + 1
      const numbers = new CountTable()
      for (const [i, key] of found.keysFrom(MIN_NGRAM_COUNT).entries()) {
        numbers.add(key, first + i)
        keys.push(key)
        counts.push(found.get(key))
      }
      nameLevel(units, runs, length, numbers)
    }
    const total = units.reduce((sum, unit) => sum + (unit === BORDER ? 0 : 1), 0)
    return { keys: shared(Float64Array, keys), counts: shared(Uint32Array, counts), total }
  }

  #grow(minUnits: number): void {
    const grown = new Uint16Array(this.#units.length * 2 + minUnits)
    grown.set(this.#units)
    this.#units = grown
  }
}

function countLevel(units: Uint16Array, runs: Int32Array, length: number): CountTable {
  const found = new CountTable()
  for (let at = 1; at < units.length; at++) {
    const key = keyAt(units, runs, length, at)
    if (key >= 0) found.add(key, 1)
  }
  return found
}

/** Puts the longer run in the place of the shorter one, from the end: each place reads the one before it. */
function nameLevel(units: Uint16Array, runs: Int32Array, length: number, numbers: CountTable): void {
  for (let at = units.length - 1; at > 0; at--) {
    const key = keyAt(units, runs, length, at)
    runs[at] = key < 0 ? 0 : numbers.get(key)
  }
}

function keyAt(units: Uint16Array, runs: Int32Array, length: number, at: number): number {
  if (units[at] === BORDER) return -1
  if (length === 1) return ngramKey(0, units[at]!)
  return runs[at] === 0 || runs[at - 1] === 0 ? -1 : ngramKey(runs[at - 1]!, units[at]!)
}

function shared<T extends Float64Array | Uint32Array>(Type: new (buffer: SharedArrayBuffer) => T, values: readonly number[]): T {
  const size = Type === (Float64Array as unknown) ? 8 : 4
  const array = new Type(new SharedArrayBuffer(values.length * size))
  array.set(values)
  return array
}
