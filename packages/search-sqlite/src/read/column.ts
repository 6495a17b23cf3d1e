/** Stands where a record has no value. */
export const MISSING = -0x80000000

/**
 * The values of one field for every document, by ordinal. With `offsets`, those of ordinal i are `values[offsets[i]]` to before
 * `values[offsets[i + 1]]`; without, `values[i]` or MISSING.
 */
export interface Column {
  readonly offsets: Uint32Array | null
  readonly values: Int32Array | Float64Array
  /** One more than the highest value where all are whole numbers from 0, else null. */
  readonly distinct: number | null
}

/** The first value of a document, MISSING where it has none. */
export function firstValue({ offsets, values }: Column, ordinal: number): number {
  if (offsets === null) return values[ordinal]!
  return offsets[ordinal]! < offsets[ordinal + 1]! ? values[offsets[ordinal]!]! : MISSING
}

/** Whether some value of a document passes; visits them in order until one does. */
export function someValue({ offsets, values }: Column, ordinal: number, passes: (value: number) => boolean): boolean {
  if (offsets === null) return values[ordinal] !== MISSING && passes(values[ordinal]!)
  for (let at = offsets[ordinal]!; at < offsets[ordinal + 1]!; at++) if (passes(values[at]!)) return true
  return false
}

/** Ordinals of which some value passes, ascending. */
export function ordinalsWhere({ offsets, values }: Column, documents: number, passes: (value: number) => boolean): Uint32Array {
  const found = new Uint32Array(documents)
  let size = 0
  if (offsets === null) {
    for (let i = 0; i < documents; i++) {
      const value = values[i]!
      if (value !== MISSING && passes(value)) found[size++] = i
    }
    return found.slice(0, size)
  }
  for (let i = 0, at = 0; i < documents; i++) {
    const end = offsets[i + 1]!
    let any = false
    for (; at < end; at++) any ||= passes(values[at]!)
    if (any) found[size++] = i
  }
  return found.slice(0, size)
}

/** Collects a column from its first document to its last. */
export class ColumnBuilder {
  #values: Int32Array | Float64Array
  #size = 0
  #ends: Uint32Array
  #documents = 0
  #single = true
  #highest = -1
  #lowest = 0

  constructor(documents: number) {
    this.#values = new Int32Array(documents)
    this.#ends = new Uint32Array(documents)
  }

  /** A value of the document that `endDocument` will close. */
  add(value: number): void {
    if (this.#size === this.#values.length) this.#grow()
    if ((value | 0) !== value && this.#values instanceof Int32Array) this.#values = Float64Array.from(this.#values)
    this.#values[this.#size++] = value
    if (value > this.#highest) this.#highest = value
    if (value < this.#lowest) this.#lowest = value
  }

  endDocument(): void {
    const start = this.#documents === 0 ? 0 : this.#ends[this.#documents - 1]!
    if (this.#size - start > 1) this.#single = false
    this.#ends[this.#documents++] = this.#size
  }

  build(): Column {
    const distinct = this.#lowest >= 0 && this.#values instanceof Int32Array ? this.#highest + 1 : null
    if (this.#single) return { offsets: null, values: this.#spread(), distinct }
    const offsets = new Uint32Array(this.#documents + 1)
    offsets.set(this.#ends.subarray(0, this.#documents), 1)
    return { offsets, values: this.#values.slice(0, this.#size), distinct }
  }

  #spread(): Int32Array | Float64Array {
    const spread = new (this.#values instanceof Int32Array ? Int32Array : Float64Array)(this.#documents).fill(MISSING)
    for (let i = 0, at = 0; i < this.#documents; i++) if (this.#ends[i]! > at) spread[i] = this.#values[at++]!
    return spread
  }

  #grow(): void {
    const grown = new (this.#values instanceof Int32Array ? Int32Array : Float64Array)(Math.max(64, this.#values.length * 2))
    grown.set(this.#values)
    this.#values = grown
  }
}
