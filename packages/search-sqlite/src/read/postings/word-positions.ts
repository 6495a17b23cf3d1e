import { BandPositions } from './band-positions.ts'
import { PositionCursor } from './position-cursor.ts'
import type { Postings } from './postings.ts'

/** How the positions of words are read. */
export interface WordReading {
  /** 1 for each column that counts, null if all do. */
  readonly columns: Uint8Array | null
  /** Pages of each word and segment in memory at the same time. */
  readonly chunk: number
  readonly until: number
}

/** The positions of one word, band by band. */
export class WordPositions {
  readonly band = new BandPositions()
  readonly #cursors: readonly PositionCursor[]

  constructor(postings: Postings, word: string, { columns, chunk, until }: WordReading) {
    this.#cursors = postings.segments.map((segment) => {
      const sections = postings.sections(segment, word, { isPrefix: false, chunk, until })
      return new PositionCursor(sections, postings.runs, columns, segment.tombstonePages === 0 ? null : postings.removed(segment))
    })
  }

  /** Reads the positions in the candidates documents of a band; bands come in ascending order, and each once. */
  read(from: number, end: number, candidates: Uint32Array): void {
    if (this.band.end === end) return
    this.band.move(from, end)
    for (const cursor of this.#cursors) cursor.read(this.band, candidates)
  }
}
