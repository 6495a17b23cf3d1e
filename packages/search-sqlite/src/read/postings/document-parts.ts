import { PARAGRAPH, VALUE } from '../../storage/forward-row.ts'
import type { BandPositions } from './band-positions.ts'
import type { ColumnHeads } from './column-heads.ts'
import type { PartStarts } from './part-starts.ts'
import { POSITIONS } from './position-cursor.ts'

/** A growing list of ascending positions. */
class Starts implements PartStarts {
  numbers = new Uint32Array(64)
  readonly from = 0
  to = 0

  add(position: number): void {
    if (this.to === this.numbers.length) {
      const grown = new Uint32Array(this.to * 2)
      grown.set(this.numbers)
      this.numbers = grown
    }
    this.numbers[this.to++] = position
  }
}

/** Where sentences and paragraphs of one document at a time begin, in the positions of postings. */
export class DocumentParts {
  readonly sentences = new Starts()
  readonly paragraphs = new Starts()
  readonly #heads: ColumnHeads
  readonly #borders: BandPositions

  /** `borders`: the tokens between values, which only postings count as positions. */
  constructor(heads: ColumnHeads, borders: BandPositions) {
    this.#heads = heads
    this.#borders = borders
  }

  /** `document`: its number among the heads; `place`: its place in the band of the borders. */
  read(document: number, place: number): void {
    this.sentences.to = 0
    this.paragraphs.to = 0
    const { numbers, starts, ends } = this.#heads
    for (let at = starts[document]!; at < ends[document]!; at += 2 + numbers[at + 1]!) this.#addColumn(at, place)
  }

  #addColumn(head: number, place: number): void {
    const heads = this.#heads.numbers
    const { numbers, starts, ends } = this.#borders
    const isDivided = this.#borders.has(place)
    const last = isDivided ? ends[place]! : 0
    const base = heads[head]! * POSITIONS
    let border = isDivided ? starts[place]! : 0
    while (border < last && numbers[border]! < base) border++
    const first = border
    let token = 0
    for (let at = head + 2; at < head + 2 + heads[head + 1]!; at++) {
      const kind = heads[at]! % 3
      token += (heads[at]! - kind) / 3
      // A border is before this token if at most as many tokens are before it.
      while (border < last && numbers[border]! - base < POSITIONS && numbers[border]! - base - (border - first) <= token) border++
      const position = base + token + border - first
      this.sentences.add(position)
      if (kind === PARAGRAPH || kind === VALUE) this.paragraphs.add(position)
    }
  }
}
