import { inflateRawSync } from 'node:zlib'

const MAX_FILE_BYTES = 500_000_000

/** The files of a zip (stored or deflated), in its order. Throws for anything else. */
export function unzip(zip: Buffer): readonly Buffer[] {
  const end = zip.lastIndexOf('PK\x05\x06', undefined, 'latin1')
  if (end === -1) throw new RangeError('not a zip')
  const files: Buffer[] = []
  let entry = zip.readUInt32LE(end + 16)
  for (let count = zip.readUInt16LE(end + 10); count > 0; count -= 1) {
    const [method, size, header] = [zip.readUInt16LE(entry + 10), zip.readUInt32LE(entry + 20), zip.readUInt32LE(entry + 42)]
    const start = header + 30 + zip.readUInt16LE(header + 26) + zip.readUInt16LE(header + 28)
    const bytes = zip.subarray(start, start + size)
    files.push(method === 0 ? bytes : inflateRawSync(bytes, { maxOutputLength: MAX_FILE_BYTES }))
    entry += 46 + zip.readUInt16LE(entry + 28) + zip.readUInt16LE(entry + 30) + zip.readUInt16LE(entry + 32)
  }
  return files
}
