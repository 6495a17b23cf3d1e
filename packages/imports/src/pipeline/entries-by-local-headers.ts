import { closeSync, createReadStream, fstatSync, openSync } from 'node:fs'
import { crc32 } from 'node:zlib'
import { ByteReader } from './byte-reader.ts'
import type { DamagedFile } from './damaged-file.ts'
import { inflateBytes } from './inflate-bytes.ts'
import { findLocalHeader, type LocalHeader, readAt, readLocalHeader } from './local-headers.ts'
import { type DamagedZipEntry, damagedEntry, DEFLATED, isLeftOut, STORED, unknownMethod, type ZipEntry, zipEndsEarly } from './zip-entry.ts'

/**
 * The files of a zip by their local headers, used if its directory is missing or wrong: complete ones and, of the last one of a truncated
 * zip, what is there. A damaged one does not affect the others. Ends with `damage`, the problem of the directory, unless a file has
 * already reported that the zip ends too early.
 */
export async function* entriesByLocalHeaders(path: string, damage: DamagedFile): AsyncGenerator<ZipEntry | DamagedZipEntry> {
  const file = openSync(path, 'r')
  try {
    let isCutOff = false
    for (let offset = findLocalHeader(file, 0); offset !== null;) {
      const header = readLocalHeader(file, offset)
      if (header === null) {
        offset = findLocalHeader(file, offset + 1)
        continue
      }
      const content = new EntryContent(path, file, header)
      if (!isLeftOut(header.name)) {
        const method = unknownMethod(header)
        if (method !== null) yield { name: header.name, damage: method }
        else yield { name: header.name, bytes: content.bytes(), passed: () => content.position }
      }
      isCutOff ||= content.isCutOff
      offset = findLocalHeader(file, await content.end())
    }
    if (!isCutOff) yield { name: '', damage }
  } finally {
    closeSync(file)
  }
}

const DESCRIPTOR = Buffer.from('PK\x07\x08', 'latin1')
/** Longest descriptor: its signature, a checksum and two sizes of ZIP64. */
const DESCRIPTOR_BYTES = 24

/** The data after one local header. */
class EntryContent {
  readonly #path: string
  readonly #file: number
  readonly #header: LocalHeader
  /** Detected end of its data; null until it is known. */
  #end: number | null = null
  #read = 0
  /** The file ends within it. */
  isCutOff = false

  constructor(path: string, file: number, header: LocalHeader) {
    this.#path = path
    this.#file = file
    this.#header = header
  }

  get position(): number {
    return this.#header.dataStart + this.#read
  }

  /** The content; throws `DamagedFile` if it is damaged. */
  async *bytes(): AsyncGenerator<Buffer> {
    const stored = this.#header.method === STORED ? this.#storedLength() : null
    const stream = createReadStream(this.#path, {
      start: this.#header.dataStart,
      ...(stored !== null && { end: this.position + stored - 1 }),
    })
    let sum = 0
    try {
      for await (const chunk of stored === 0 ? [] : stored === null ? this.#inflated(stream) : this.#counted(stream)) {
        sum = crc32(chunk, sum)
        yield chunk
      }
    } catch (error) {
      this.isCutOff = (error as { code?: string }).code === 'Z_BUF_ERROR'
      throw this.isCutOff ? zipEndsEarly(error) : damagedEntry(error)
    } finally {
      stream.destroy()
    }
    this.isCutOff = stored !== null && this.#read < stored
    if (this.isCutOff) throw zipEndsEarly()
    this.#end = this.position
    if (sum !== this.#checksum(this.#end)) throw damagedEntry(new Error('checksum does not match'), { isComplete: true })
  }

  /** Position at which to continue. */
  async end(): Promise<number> {
    const { dataStart, known, method } = this.#header
    if (this.#end !== null) return this.#end
    if (this.isCutOff) return fstatSync(this.#file).size
    const end = dataStart + (known?.compressedSize ?? 0)
    if (known !== null) return this.#read === 0 || isSignature(readAt(this.#file, end, 4)) ? end : dataStart
    if (method !== DEFLATED) return dataStart + (this.#storedLength() ?? 0)
    this.#read = 0
    try {
      for await (const _ of this.bytes());
    } catch {
      // Already reported when it was read; irrelevant if it was not read.
    }
    return this.#end ?? dataStart
  }

  async *#inflated(stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    const reader = new ByteReader(this.#counted(stream))
    yield* inflateBytes(reader)
    this.#read -= reader.held
  }

  async *#counted(stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of stream) {
      this.#read += chunk.length
      yield chunk
    }
  }

  /** Stored data of undeclared length ends where a descriptor contains the length so far. */
  #storedLength(): number {
    const { dataStart, known } = this.#header
    if (known !== null) return known.compressedSize
    const { size } = fstatSync(this.#file)
    for (let at = dataStart; at < size; at += SCAN_BYTES) {
      const bytes = readAt(this.#file, at, SCAN_BYTES + DESCRIPTOR_BYTES)
      for (let found = bytes.indexOf(DESCRIPTOR); found >= 0 && found + 12 <= bytes.length; found = bytes.indexOf(DESCRIPTOR, found + 1)) {
        if (bytes.readUInt32LE(found + 8) === at + found - dataStart) return at + found - dataStart
      }
    }
    return size - dataStart
  }

  /** The checksum in its header, or in the descriptor after its data. */
  #checksum(end: number): number | null {
    if (this.#header.known !== null) return this.#header.known.crc32
    const descriptor = readAt(this.#file, end, 8)
    if (descriptor.length < 8) return null
    return descriptor.readUInt32LE(descriptor.subarray(0, 4).equals(DESCRIPTOR) ? 4 : 0)
  }
}

const SCAN_BYTES = 1024 * 1024

function isSignature(bytes: Buffer): boolean {
  return bytes.length >= 2 && bytes.toString('latin1', 0, 2) === 'PK'
}
