import { readSync } from 'node:fs'
import { getFileNameLowLevel, parseExtraFields } from 'yauzl'

/** The local header of a file in a zip (APPNOTE.TXT 4.3.7). */
export interface LocalHeader {
  readonly name: string
  readonly method: number
  readonly isEncrypted: boolean
  /** Where the compressed bytes begin. */
  readonly dataStart: number
  /** Checksum of the content and compressed length; null if a descriptor after the data contains them. */
  readonly known: { readonly crc32: number; readonly compressedSize: number } | null
}

const SIGNATURE = Buffer.from('PK\x03\x04', 'latin1')
const FIXED_BYTES = 30
const FLAGS = { encrypted: 1, descriptor: 8 }
const IN_ZIP64 = 0xffffffff
const ZIP64 = 1
/** The highest compression method in use, and the highest version of the format. */
const MAX_METHOD = 99
const MAX_VERSION = 63
const SCAN_BYTES = 1024 * 1024

/** The local header at this offset of an open file; null if there is none. */
export function readLocalHeader(file: number, offset: number): LocalHeader | null {
  const fixed = readAt(file, offset, FIXED_BYTES)
  if (fixed.length < FIXED_BYTES || !fixed.subarray(0, 4).equals(SIGNATURE)) return null
  const [flags, method] = [fixed.readUInt16LE(6), fixed.readUInt16LE(8)]
  const [nameLength, extraLength] = [fixed.readUInt16LE(26), fixed.readUInt16LE(28)]
  const rest = readAt(file, offset + FIXED_BYTES, nameLength + extraLength)
  if (rest.length < nameLength + extraLength) return null
  const extra = extraFields(rest.subarray(nameLength))
  return {
    name: getFileNameLowLevel(flags, rest.subarray(0, nameLength), extra, false),
    method,
    isEncrypted: (flags & FLAGS.encrypted) !== 0,
    dataStart: offset + FIXED_BYTES + nameLength + extraLength,
    known: (flags & FLAGS.descriptor) !== 0 ? null : { crc32: fixed.readUInt32LE(14), compressedSize: compressedSize(fixed, extra) },
  }
}

/** Offset of the next local header, skipping other data; null if there is none. */
export function findLocalHeader(file: number, from: number): number | null {
  for (let at = from; ; at += SCAN_BYTES) {
    const bytes = readAt(file, at, SCAN_BYTES + SIGNATURE.length - 1)
    for (let found = bytes.indexOf(SIGNATURE); found >= 0; found = bytes.indexOf(SIGNATURE, found + 1)) {
      if (isPlausible(file, at + found)) return at + found
    }
    if (bytes.length < SCAN_BYTES) return null
  }
}

/** The bytes at an offset; fewer only at the end of the file. */
export function readAt(file: number, offset: number, length: number): Buffer {
  const bytes = Buffer.allocUnsafe(length)
  let read = 0
  for (let more = -1; more !== 0 && read < length; read += more) more = readSync(file, bytes, read, length - read, offset + read)
  return bytes.subarray(0, read)
}

/** The signature's four bytes may occur in compressed data by chance. */
function isPlausible(file: number, offset: number): boolean {
  const fixed = readAt(file, offset, FIXED_BYTES)
  if (fixed.length < FIXED_BYTES || (fixed[4] as number) > MAX_VERSION || fixed.readUInt16LE(8) > MAX_METHOD) return false
  const nameLength = fixed.readUInt16LE(26)
  const name = readAt(file, offset + FIXED_BYTES, nameLength)
  return nameLength > 0 && name.length === nameLength && !name.some((byte) => byte < 0x20)
}

type ExtraFields = ReturnType<typeof parseExtraFields>

function extraFields(bytes: Buffer): ExtraFields {
  try {
    return parseExtraFields(bytes)
  } catch {
    // Some writers pad it; its content is not needed then.
    return []
  }
}

function compressedSize(fixed: Buffer, extra: ExtraFields): number {
  const size = fixed.readUInt32LE(18)
  const zip64 = size === IN_ZIP64 ? extra.find(({ id }) => id === ZIP64)?.data : undefined
  return zip64 !== undefined && zip64.length >= 16 ? Number(zip64.readBigUInt64LE(8)) : size
}
