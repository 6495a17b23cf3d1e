/** Documents whose positions are in memory at the same time: the bound of what a search by positions takes. */
export const BAND = 4096

/** The positions of one word in the documents of a band, each with its column in one number. */
export class BandPositions {
  from = 0
  end = 0
  /** A bit for each document of the band with the word in a column that counts. */
  readonly present = new Uint32Array(BAND / 32)
  /** By place in the band: the indices of its positions among `numbers`; only of documents that are present. */
  readonly starts = new Uint32Array(BAND)
  readonly ends = new Uint32Array(BAND)
  /** The positions, ascending in each document. */
  numbers = new Uint32Array(1024)
  /** Number of positions so far. */
  size = 0

  /** Begins another band of ordinals. */
  move(from: number, end: number): void {
    this.from = from
    this.end = end
    this.present.fill(0)
    this.size = 0
  }

  begin(place: number): void {
    this.starts[place] = this.size
  }

  add(position: number): void {
    if (this.size === this.numbers.length) this.grow()
    this.numbers[this.size++] = position
  }

  /** Makes room for more positions. */
  grow(): Uint32Array {
    const grown = new Uint32Array(this.numbers.length * 2)
    grown.set(this.numbers)
    return (this.numbers = grown)
  }

  endOf(place: number): void {
    this.ends[place] = this.size
    if (this.size > this.starts[place]!) this.present[place >>> 5]! |= 1 << (place & 31)
  }

  has(place: number): boolean {
    return (this.present[place >>> 5]! & (1 << (place & 31))) !== 0
  }

  /** Number of positions in a document of the band. */
  count(place: number): number {
    return this.has(place) ? this.ends[place]! - this.starts[place]! : 0
  }

  /** The positions in a document, ascending. */
  positions(place: number): Uint32Array {
    return this.has(place) ? this.numbers.subarray(this.starts[place], this.ends[place]) : NOWHERE
  }
}

const NOWHERE = new Uint32Array(0)
