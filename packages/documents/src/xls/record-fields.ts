/** Unsigned numbers of 16 bits, little end first. */
export function words(...values: readonly number[]): Buffer {
  const buffer = Buffer.alloc(values.length * 2)
  for (const [index, value] of values.entries()) buffer.writeUInt16LE(value, index * 2)
  return buffer
}

/** Unsigned numbers of 32 bits, little end first. */
export function doubleWords(...values: readonly number[]): Buffer {
  const buffer = Buffer.alloc(values.length * 4)
  for (const [index, value] of values.entries()) buffer.writeUInt32LE(value, index * 4)
  return buffer
}

/** A text of at most 255 UTF-16 units with a length of one byte, as in FONT and BOUNDSHEET records. */
export function shortText(text: string): Buffer {
  return Buffer.concat([Buffer.from([text.length, 1]), Buffer.from(text, 'utf16le')])
}

/** A text with a length of two bytes, as in FORMAT records. */
export function longText(text: string): Buffer {
  return Buffer.concat([words(text.length), Buffer.from([1]), Buffer.from(text, 'utf16le')])
}

/** Data of a BOF record, which begins the workbook (5) or a sheet (16). */
export function beginning(type: 5 | 16): Buffer {
  return words(0x0600, type, 3515, 1996, 0x00c1, 0, 0x0306, 0)
}

/** Types of the records that begin and end the workbook and each sheet. */
export const BOF = 0x0809
export const EOF = 0x000a
