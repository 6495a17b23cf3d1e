/** Stands where a record has no value. */
export const MISSING = -0x80000000

/** As narrow as the values allow: most fields have fewer than 255 different ones. */
export type ColumnValues = Uint8Array | Uint16Array | Int32Array | Float64Array

/**
 * The values of one field for every document, by ordinal. With `offsets`, those of ordinal i are `values[offsets[i]]` to before
 * `values[offsets[i + 1]]`; without, `values[i]`, or `missing` where there is none. Memory that threads can share.
 */
export interface Column {
  readonly offsets: Uint32Array | null
  readonly values: ColumnValues
  readonly missing: number
  /** One more than the highest value where all are whole numbers from 0, else null. */
  readonly distinct: number | null
}

/** The first value of a document, MISSING where it has none. */
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

/** Ordinals of which some value passes, ascending. */
export function ordinalsWhere({ offsets, values, missing }: Column, documents: number, passes: (value: number) => boolean): Uint32Array {
  const found = new Uint32Array(documents)
  let size = 0
  if (offsets === null) {
    for (let i = 0; i < documents; i++) {
      const value = values[i]!
      if (value !== missing && passes(value)) found[size++] = i
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

/** Ordinals of which some value is marked, ascending. Its own loop: a test called a million times costs more than all else. */
export function ordinalsOf({ offsets, values, missing }: Column, documents: number, marked: Uint8Array): Uint32Array {
  const found = new Uint32Array(documents)
  let size = 0
  if (offsets === null) {
    for (let i = 0; i < documents; i++) if (marked[values[i]!] === 1 && values[i] !== missing) found[size++] = i
    return found.slice(0, size)
  }
  for (let i = 0, at = 0; i < documents; i++) {
    const end = offsets[i + 1]!
    while (at < end && marked[values[at]!] !== 1) at++
    if (at < end) found[size++] = i
    at = end
  }
  return found.slice(0, size)
}

/** Ordinals of which some value lies from `from` to `to`, ascending. */
export function ordinalsBetween({ offsets, values, missing }: Column, documents: number, from: number, to: number): Uint32Array {
  const found = new Uint32Array(documents)
  let size = 0
  if (offsets === null) {
    for (let i = 0; i < documents; i++) if (values[i]! >= from && values[i]! <= to && values[i] !== missing) found[size++] = i
    return found.slice(0, size)
  }
  for (let i = 0, at = 0; i < documents; i++) {
    const end = offsets[i + 1]!
    while (at < end && (values[at]! < from || values[at]! > to)) at++
    if (at < end) found[size++] = i
    at = end
  }
  return found.slice(0, size)
}
