import type { Column } from './column.ts'

/** Addresses and columns of one version of the index. Immutable and replaced with each version; columns are added on demand. */
export interface Snapshot {
  readonly version: number
  /** Row ids of all documents, ascending; the index of each is its ordinal. */
  readonly rowIds: Float64Array
  /** Columns loaded so far, by field number. */
  readonly columns: Map<number, Column>
}

/** Field number of the column of document numbers in `documents` and `forward`; loaded with any other column. */
export const DOCUMENT_NUMBER = -1

/** The ordinal of a row id, -1 if it is not in this snapshot. */
export function ordinalOf({ rowIds }: Snapshot, rowId: number): number {
  const at = firstAtLeast(rowIds, rowId)
  return rowIds[at] === rowId ? at : -1
}

/** The first index in ascending numbers with a value of at least `bound`. */
export function firstAtLeast(ascending: Float64Array | Uint32Array | Int32Array, bound: number): number {
  let low = 0
  let high = ascending.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (ascending[middle]! < bound) low = middle + 1
    else high = middle
  }
  return low
}

/** Ordinals of ascending row ids, all of which must be in the snapshot. */
export function toOrdinals({ rowIds }: Snapshot, found: Float64Array, size: number): Uint32Array {
  const ordinals = new Uint32Array(size)
  const sparse = size * 32 < rowIds.length
  for (let i = 0, at = 0; i < size; i++) {
    const rowId = found[i]!
    if (sparse) at = firstAtLeast(rowIds, rowId)
    else while (rowIds[at]! < rowId) at++
    ordinals[i] = at
  }
  return ordinals
}
