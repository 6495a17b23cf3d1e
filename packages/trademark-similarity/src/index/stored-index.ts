import { BUCKET_COUNT } from './buckets.ts'
import { COLUMN_NAMES, COLUMN_TYPES, type IndexColumns } from './index-columns.ts'

/** First bytes of a stored index, with the version of its format: another one is built again. */
const MAGIC = 'gezhi-similar-1\n'
/** After the magic, the lengths of all columns. */
const HEADER_BYTES = Math.ceil((MAGIC.length + 8 + COLUMN_NAMES.length * 8) / 8) * 8
const SECTION_ALIGNMENT = 8

/** The bytes of an index in order, without copies of its columns: numbers are little-endian. */
export function* storedIndex(columns: IndexColumns): Generator<Uint8Array, void, void> {
  const header = new DataView(new ArrayBuffer(HEADER_BYTES))
  for (let at = 0; at < MAGIC.length; at++) header.setUint8(at, MAGIC.charCodeAt(at))
  header.setUint32(MAGIC.length, BUCKET_COUNT, true)
  for (const [number, name] of COLUMN_NAMES.entries()) header.setFloat64(MAGIC.length + 8 + number * 8, columns[name].length, true)
  yield new Uint8Array(header.buffer)
  for (const name of COLUMN_NAMES) {
    const { buffer, byteOffset, byteLength } = columns[name]
    yield new Uint8Array(buffer, byteOffset, byteLength)
    yield new Uint8Array(padding(byteLength))
  }
}

/**
 * The columns of a stored index, views of its bytes, which must begin at a multiple of 8. Null if the bytes are no index of this format
 * or not all of one.
 */
export function loadIndex(bytes: Uint8Array): IndexColumns | null {
  if (bytes.byteLength < HEADER_BYTES || bytes.byteOffset % SECTION_ALIGNMENT !== 0) return null
  const header = new DataView(bytes.buffer, bytes.byteOffset, HEADER_BYTES)
  if (String.fromCharCode(...bytes.subarray(0, MAGIC.length)) !== MAGIC) return null
  if (header.getUint32(MAGIC.length, true) !== BUCKET_COUNT) return null
  const columns: Partial<Record<keyof IndexColumns, Uint32Array | Uint16Array | Uint8Array>> = {}
  let at = bytes.byteOffset + HEADER_BYTES
  for (const [number, name] of COLUMN_NAMES.entries()) {
    const length = header.getFloat64(MAGIC.length + 8 + number * 8, true)
    const byteLength = length * COLUMN_TYPES[name].BYTES_PER_ELEMENT
    if (!Number.isSafeInteger(length) || at + byteLength > bytes.byteOffset + bytes.byteLength) return null
    columns[name] = new COLUMN_TYPES[name](bytes.buffer as ArrayBuffer, at, length)
    at += byteLength + padding(byteLength)
  }
  return columns as unknown as IndexColumns
}

function padding(byteLength: number): number {
  return (SECTION_ALIGNMENT - (byteLength % SECTION_ALIGNMENT)) % SECTION_ALIGNMENT
}
