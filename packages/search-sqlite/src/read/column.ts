/** Marks a missing value. */
export const MISSING = -0x80000000

/** The narrowest type for the values: most fields have fewer than 255 different ones. */
export type ColumnValues = Uint8Array | Uint16Array | Int32Array | Float64Array

/**
 * The values of one field for every document, by ordinal. With `offsets`, those of ordinal i are `values[offsets[i]]` to before
 * `values[offsets[i + 1]]`; without, `values[i]`, or `missing` if there is none. In memory shared by threads,
 * unless it was merged with later writes.
 */
export interface Column {
  readonly offsets: Uint32Array | null
  readonly values: ColumnValues
  readonly missing: number
  /** One more than the highest value if all are integers from 0, else null. */
  readonly distinct: number | null
}

/** The first value of a document, MISSING if there is none. */
export function firstValue({ offsets, values, missing }: Column, ordinal: number): number {
  if (offsets !== null) return offsets[ordinal]! < offsets[ordinal + 1]! ? values[offsets[ordinal]!]! : MISSING
  return values[ordinal] === missing ? MISSING : values[ordinal]!
}

/** Whether some value of a document passes; visits them in order until one does. */
export function someValue({ offsets, values, missing }: Column, ordinal: number, passes: (value: number) => boolean): boolean {
  if (offsets === null) return values[ordinal] !== missing && passes(values[ordinal]!)
  for (let at = offsets[ordinal]!; at < offsets[ordinal + 1]!; at++) if (passes(values[at]!)) return true
  return false
}

/** A bit for each document of which some value passes. */
export function bitsWhere({ offsets, values, missing }: Column, documents: number, passes: (value: number) => boolean): Uint32Array {
  const bits = emptyBits(documents)
  for (let i = 0, at = 0; i < documents; i++) {
    const end = offsets === null ? i + 1 : offsets[i + 1]!
    let any = false
    for (; at < end; at++) any ||= (offsets !== null || values[at] !== missing) && passes(values[at]!)
    if (any) bits[i >>> 5]! |= 1 << (i & 31)
  }
  return bits
}

/** A bit for each document with a marked value; `marked` by value. An inlined loop: a million calls of a test would dominate the cost. */
export function bitsOf({ offsets, values, missing }: Column, documents: number, marked: Uint8Array): Uint32Array {
  const bits = emptyBits(documents)
  if (offsets === null) {
    for (let i = 0; i < documents; i++) if (marked[values[i]!] === 1 && values[i] !== missing) bits[i >>> 5]! |= 1 << (i & 31)
    return bits
  }
  for (let i = 0, at = 0; i < documents; i++) {
    const end = offsets[i + 1]!
    while (at < end && marked[values[at]!] !== 1) at++
    if (at < end) bits[i >>> 5]! |= 1 << (i & 31)
    at = end
  }
  return bits
}

/** A bit for each document with a value from `from` to `to`. */
export function bitsBetween({ offsets, values, missing }: Column, documents: number, from: number, to: number): Uint32Array {
  const bits = emptyBits(documents)
  if (offsets === null) {
    for (let i = 0; i < documents; i++) {
      if (values[i]! >= from && values[i]! <= to && values[i] !== missing) bits[i >>> 5]! |= 1 << (i & 31)
    }
    return bits
  }
  for (let i = 0, at = 0; i < documents; i++) {
    const end = offsets[i + 1]!
    while (at < end && (values[at]! < from || values[at]! > to)) at++
    if (at < end) bits[i >>> 5]! |= 1 << (i & 31)
    at = end
  }
  return bits
}

/** One bit, unset, for each document. */
export function emptyBits(documents: number): Uint32Array {
  return new Uint32Array((documents + 31) >>> 5)
}
