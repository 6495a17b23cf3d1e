import { ByteReader, ByteWriter } from './varint.ts'

/** One text column of a record in `forward`: its tokens as vocabulary ids, all values in sequence. */
export interface ForwardColumn {
  readonly tokens: Int32Array | readonly number[]
  /** Positions at which a sentence begins, ascending. Every paragraph begins a sentence, every value a paragraph. */
  readonly sentences: ArrayLike<number>
  /** What else begins with each of these sentences. */
  readonly borders: ArrayLike<Border>
}

export const SENTENCE = 0
export const PARAGRAPH = 1
export const VALUE = 2
export type Border = typeof SENTENCE | typeof PARAGRAPH | typeof VALUE

/** A column whose tokens have ids, but whose head is packed already. */
export interface HeadedColumn {
  readonly column: number
  /** Of `packColumnHead`. */
  readonly head: Uint8Array
  readonly tokens: ForwardColumn['tokens']
}

/** Columns as bytes: each its number, its length in bytes, then its head and tokens as varints. Empty columns are left out. */
export function packForwardRow(columns: readonly HeadedColumn[]): Uint8Array {
  ROW.clear()
  for (const { column, head, tokens } of columns) {
    if (tokens.length === 0) continue
    COLUMN.clear()
    COLUMN.bytes(head)
    COLUMN.varints(tokens)
    ROW.varint(column)
    ROW.append(COLUMN)
  }
  return ROW.take()
}

/** What precedes the tokens of a column: counts and borders as varints. `tokens`: how many there are. */
export function packColumnHead(tokens: number, sentences: ArrayLike<number>, borders: ArrayLike<Border>): Uint8Array {
  COLUMN.clear()
  COLUMN.varint(tokens)
  COLUMN.varint(sentences.length)
  for (let i = 0, last = 0; i < sentences.length; last = sentences[i++]!) COLUMN.varint((sentences[i]! - last) * 3 + borders[i]!)
  return COLUMN.take()
}

/** Used again for each row and column: new ones would be garbage by the million. */
const ROW = new ByteWriter()
const COLUMN = new ByteWriter()

/** The selected columns of a row, by number. */
export function readForwardRow(row: Uint8Array, selected: ReadonlySet<number>): Map<number, ForwardColumn> {
  const reader = new ByteReader(row)
  const columns = new Map<number, ForwardColumn>()
  while (!reader.atEnd) {
    const column = reader.varint()
    const length = reader.varint()
    if (selected.has(column)) columns.set(column, readColumn(reader))
    else reader.skip(length)
  }
  return columns
}

function readColumn(reader: ByteReader): ForwardColumn {
  // Typed arrays of this size would be outside of the heap, and take longer to make than to fill.
  const [length, count] = [reader.varint(), reader.varint()]
  const tokens: number[] = []
  const sentences: number[] = []
  const borders: Border[] = []
  for (let i = 0, last = 0; i < count; i++) {
    const packed = reader.varint()
    borders.push((packed % 3) as Border)
    last += (packed - (packed % 3)) / 3
    sentences.push(last)
  }
  reader.varints(tokens, length)
  return { tokens, sentences, borders }
}
