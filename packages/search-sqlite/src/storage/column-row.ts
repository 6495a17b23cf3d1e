import type { ByteWriter } from './varint.ts'
import { ByteReader } from './varint.ts'

/** Values of one field in one record in the form of `columns`: ids of the dictionary, or numbers. */
export interface ColumnEntry {
  readonly field: number
  readonly values: readonly number[]
}

/** Integers from 0 are written as varints, all else as floats. */
export function packColumnRow(writer: ByteWriter, entries: readonly ColumnEntry[]): Uint8Array {
  for (const { field, values } of entries) {
    if (values.length === 0) continue
    const whole = values.every((value) => Number.isSafeInteger(value) && value >= 0)
    writer.varint(field * 2 + (whole ? 0 : 1))
    writer.varint(values.length)
    for (const value of values) whole ? writer.varint(value) : writer.float(value)
  }
  return writer.take()
}

/** Visits the values of the selected fields and skips the others. */
export function readColumnRow(row: Uint8Array, selected: ReadonlySet<number>, visit: (field: number, value: number) => void): void {
  const reader = new ByteReader(row)
  while (!reader.atEnd) {
    const head = reader.varint()
    const whole = head % 2 === 0
    const field = (head - (head % 2)) / 2
    const count = reader.varint()
    const isSelected = selected.has(field)
    if (!whole && !isSelected) reader.skip(count * 8)
    else for (let i = 0; i < count; i++) deliver(reader, whole, isSelected, field, visit)
  }
}

function deliver(
  reader: ByteReader,
  whole: boolean,
  isSelected: boolean,
  field: number,
  visit: (field: number, value: number) => void,
): void {
  const value = whole ? reader.varint() : reader.float()
  if (isSelected) visit(field, value)
}
