import type { RowMatch } from '../resolved-condition.ts'
import type { BandPositions } from './band-positions.ts'

/** Where a row of words begins in one document at a time: ascending numbers from `from` to before `to`, valid until the next is read. */
export interface RowStarts {
  numbers: Uint32Array
  from: number
  to: number
  read(place: number): void
}

/** The starts of a row, without an array for each document. */
export function rowStarts({ tests }: RowMatch, bandOf: (word: string) => BandPositions): RowStarts {
  const [first, ...others] = tests.map((test) => wordStarts(test.kind === 'tokens' ? [...new Set(test.texts)].map(bandOf) : []))
  return others.length === 0 ? first! : new FollowedStarts(first!, others)
}

function wordStarts(bands: readonly BandPositions[]): RowStarts {
  return bands.length === 1 ? new WordStarts(bands[0]!) : new AnyStarts(bands)
}

/** Of one word. */
class WordStarts implements RowStarts {
  numbers: Uint32Array
  from = 0
  to = 0
  readonly #band: BandPositions

  constructor(band: BandPositions) {
    this.#band = band
    this.numbers = band.numbers
  }

  read(place: number): void {
    const band = this.#band
    const isThere = band.has(place)
    this.numbers = band.numbers
    this.from = isThere ? band.starts[place]! : 0
    this.to = isThere ? band.ends[place]! : 0
  }
}

/** Of any of several words, no two of which have the same position. */
class AnyStarts implements RowStarts {
  numbers = new Uint32Array(64)
  readonly from = 0
  to = 0
  readonly #bands: readonly BandPositions[]

  constructor(bands: readonly BandPositions[]) {
    this.#bands = bands
  }

  read(place: number): void {
    let size = 0
    let lists = 0
    for (const band of this.#bands) {
      if (!band.has(place)) continue
      lists++
      const { numbers, starts, ends } = band
      const added = ends[place]! - starts[place]!
      if (size + added > this.numbers.length) this.numbers = enlarged(this.numbers, size + added)
      for (let at = starts[place]!; at < ends[place]!; at++) this.numbers[size++] = numbers[at]!
    }
    this.to = size
    if (lists > 1) this.numbers.subarray(0, size).sort()
  }
}

/** Of words one after the other. */
class FollowedStarts implements RowStarts {
  numbers = new Uint32Array(64)
  readonly from = 0
  to = 0
  readonly #first: RowStarts
  readonly #others: readonly RowStarts[]

  constructor(first: RowStarts, others: readonly RowStarts[]) {
    this.#first = first
    this.#others = others
  }

  read(place: number): void {
    const first = this.#first
    first.read(place)
    let size = first.to - first.from
    if (size > this.numbers.length) this.numbers = enlarged(this.numbers, size)
    const found = this.numbers
    for (let i = 0; i < size; i++) found[i] = first.numbers[first.from + i]!
    for (let distance = 1; distance <= this.#others.length && size > 0; distance++) {
      const other = this.#others[distance - 1]!
      other.read(place)
      const { numbers, to } = other
      let at = other.from
      let left = 0
      for (let i = 0; i < size; i++) {
        const sought = found[i]! + distance
        while (at < to && numbers[at]! < sought) at++
        if (at < to && numbers[at] === sought) found[left++] = found[i]!
      }
      size = left
    }
    this.to = size
  }
}

function enlarged(numbers: Uint32Array, size: number): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(size * 2)
  larger.set(numbers)
  return larger
}
