import { MISSING, type Column, type ColumnValues } from './column.ts'

/** The type of memory of a column. */
type Memory = typeof SharedArrayBuffer | typeof ArrayBuffer

interface Width {
  readonly make: (size: number, memory: Memory) => ColumnValues
  readonly missing: number
  readonly holds: (value: number) => boolean
}

const isWhole = (value: number, end: number) => Number.isInteger(value) && value >= 0 && value < end

/** In ascending order. */
const WIDTHS: readonly Width[] = [
  {
    make: (size, Memory) => new Uint8Array(new Memory(size * Uint8Array.BYTES_PER_ELEMENT)),
    missing: 0xff,
    holds: (value) => isWhole(value, 0xff),
  },
  {
    make: (size, Memory) => new Uint16Array(new Memory(size * Uint16Array.BYTES_PER_ELEMENT)),
    missing: 0xffff,
    holds: (value) => isWhole(value, 0xffff),
  },
  {
    make: (size, Memory) => new Int32Array(new Memory(size * Int32Array.BYTES_PER_ELEMENT)),
    missing: MISSING,
    holds: (value) => (value | 0) === value && value !== MISSING,
  },
  { make: (size, Memory) => new Float64Array(new Memory(size * Float64Array.BYTES_PER_ELEMENT)), missing: MISSING, holds: () => true },
]

/** Builds a column from its first document to its last, in little more memory than the column itself. */
export class ColumnBuilder {
  readonly #documents: number
  readonly #Memory: Memory
  #width = WIDTHS[0]!
  #values: ColumnValues
  /** Number of values so far; equal to the number of documents until one has two values. */
  #size = 0
  #offsets: Uint32Array | null = null
  #document = 0
  #valuesOfDocument = 0
  #highest = -1
  #lowest = 0

  /**
   * `Memory`: `ArrayBuffer` for a column that only this thread uses, and not for long. V8 does not count shared memory when it decides
   * whether to collect garbage: columns replaced after each write would pile up.
   */
  constructor(documents: number, Memory: Memory = SharedArrayBuffer) {
    this.#documents = documents
    this.#Memory = Memory
    this.#values = this.#make(documents)
  }

  /** A value of the document that `endDocument` will complete. */
  add(value: number): void {
    if (this.#valuesOfDocument++ === 1 && this.#offsets === null) this.#offsets = this.#toOffsets()
    if (!this.#width.holds(value)) this.#widen(value)
    if (this.#size === this.#values.length) this.#values = copied(this.#values, this.#make(Math.max(64, Math.ceil(this.#size * 1.5))))
    this.#values[this.#size++] = value
    if (value > this.#highest) this.#highest = value
    if (value < this.#lowest) this.#lowest = value
  }

  endDocument(): void {
    if (this.#offsets !== null) this.#offsets[this.#document + 1] = this.#size
    else if (this.#valuesOfDocument === 0) this.#values[this.#size++] = this.#width.missing
    this.#document++
    this.#valuesOfDocument = 0
  }

  build(): Column {
    const { missing } = this.#width
    const distinct = this.#lowest >= 0 && !(this.#values instanceof Float64Array) ? this.#highest + 1 : null
    const fits = this.#size === this.#values.length
    const values = fits ? this.#values : copied(this.#values.subarray(0, this.#size), this.#make(this.#size))
    return { offsets: this.#offsets, values, missing, distinct }
  }

  /** Switches from one value per document to any number; the first value of the open document is already stored. */
  #toOffsets(): Uint32Array {
    const offsets = new Uint32Array(new this.#Memory((this.#documents + 1) * 4))
    let size = 0
    for (let i = 0; i < this.#document; i++) {
      const value = this.#values[i]!
      if (value !== this.#width.missing) this.#values[size++] = value
      offsets[i + 1] = size
    }
    this.#values[size++] = this.#values[this.#document]!
    this.#size = size
    return offsets
  }

  #make(size: number): ColumnValues {
    return this.#width.make(size, this.#Memory)
  }

  #widen(value: number): void {
    const { missing } = this.#width
    this.#width = WIDTHS.find((width) => width.holds(value) && WIDTHS.indexOf(width) > WIDTHS.indexOf(this.#width))!
    const wide = copied(this.#values, this.#make(this.#values.length))
    if (this.#offsets === null) for (let i = 0; i < this.#size; i++) if (wide[i] === missing) wide[i] = this.#width.missing
    this.#values = wide
  }
}

function copied(from: ColumnValues, to: ColumnValues): ColumnValues {
  to.set(from)
  return to
}
