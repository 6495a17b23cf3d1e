import { ByteReader, type ByteWriter } from '../../storage/varint.ts'
import type { TextTermVector } from './text-term-vector.ts'

/** Packs a term vector into bytes: titles, then ascending terms as differences, each with its count. */
export function packTermVector(writer: ByteWriter, { terms, counts, titles }: TextTermVector): Uint8Array {
  writer.varint(titles.length)
  for (const title of titles) writer.varint(title)
  let last = 0
  for (const [i, term] of terms.entries()) {
    writer.varint(term - last)
    writer.varint(counts[i]!)
    last = term
  }
  return writer.take()
}

/** The inverse of `packTermVector`. */
export function readTermVector(row: Uint8Array): TextTermVector {
  const reader = new ByteReader(row)
  const titles = Array.from({ length: reader.varint() }, () => reader.varint())
  const terms: number[] = []
  const counts: number[] = []
  let length = 0
  for (let last = 0; !reader.atEnd;) {
    terms.push((last += reader.varint()))
    const count = reader.varint()
    counts.push(count)
    length += count
  }
  return { terms, counts, length, titles }
}
