/**
 * Row ids without gaps between them, which is nearly all of a date: the ordinals of a run follow from that of its first row. A table of
 * some thousands of entries for a million documents.
 */
export class RowRuns {
  /** The first row id of each run, ascending. */
  readonly rows: Float64Array
  /** The ordinal of that row, and last the number of documents. */
  readonly ordinals: Uint32Array

  /** `rowIds`: of all documents, ascending. */
  constructor(rowIds: Float64Array) {
    const starts: number[] = []
    for (let i = 0; i < rowIds.length; i++) if (i === 0 || rowIds[i]! - rowIds[i - 1]! !== 1) starts.push(i)
    this.rows = Float64Array.from(starts, (ordinal) => rowIds[ordinal]!)
    this.ordinals = Uint32Array.from([...starts, rowIds.length])
  }

  /** The last run that begins at a row id or before, -1 if it is before all; `from`: a run before it, if one is known. */
  find(rowId: number, from: number): number {
    const { rows } = this
    let low = Math.max(from, 0)
    if (rows.length === 0 || rows[low]! > rowId) low = 0
    let step = 1
    while (low + step < rows.length && rows[low + step]! <= rowId) {
      low += step
      step *= 2
    }
    let high = Math.min(low + step, rows.length)
    while (low < high) {
      const middle = (low + high) >>> 1
      if (rows[middle]! <= rowId) low = middle + 1
      else high = middle
    }
    return low - 1
  }

  /** The ordinal of a row id, -1 if no document has it. */
  ordinalOf(rowId: number): number {
    const run = this.find(rowId, 0)
    const place = run < 0 ? -1 : rowId - this.rows[run]!
    return place < 0 || place >= this.ordinals[run + 1]! - this.ordinals[run]! ? -1 : this.ordinals[run]! + place
  }
}
