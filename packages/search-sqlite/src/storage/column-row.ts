import type { ByteWriter } from './varint.ts'
import { ByteReader } from './varint.ts'

/**
 * Adds the values of one field to a record's row of `columns`: ids of the dictionary, or numbers. Integers from 0 are written as varints,
 * all else as floats.
 */
export function packColumnEntry(row: ByteWriter, field: number, values: readonly number[]): void {
  if (values.length === 0) return
  const whole = values.every((value) => Number.isSafeInteger(value) && value >= 0)
  row.varint(field * 2 + (whole ? 0 : 1))
  row.varint(values.length)
  for (const value of values) whole ? row.varint(value) : row.float(value)
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
