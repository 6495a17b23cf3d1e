import type { QuantizedVector } from '@gezhi/semantic'

/** Packs a vector into bytes: its scale as a float, then its components. */
export function packVector({ scale, bytes }: QuantizedVector): Uint8Array {
  const row = new Uint8Array(4 + bytes.length)
  new DataView(row.buffer).setFloat32(0, scale, true)
  row.set(new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.length), 4)
  return row
}

/** The inverse of `packVector`; valid only while the row is. */
export function readVector(row: Uint8Array): QuantizedVector {
  const scale = new DataView(row.buffer, row.byteOffset).getFloat32(0, true)
  return { scale, bytes: new Int8Array(row.buffer, row.byteOffset + 4, row.length - 4) }
}
