import { closeSync, openSync } from 'node:fs'
import { crc32 } from 'node:zlib'
import { openPromise, type Entry, type ZipFile } from 'yauzl'
import { asDamagedFile, type DamagedFile } from './damaged-file.ts'
import { entriesByLocalHeaders } from './entries-by-local-headers.ts'
import { readLocalHeader } from './local-headers.ts'
import { verifyDirectory } from './verify-directory.ts'
import { type DamagedZipEntry, damagedEntry, isLeftOut, unknownMethod, type ZipEntry } from './zip-entry.ts'

export type OpenedZip =
  /** A file of an office suite, which only looks like an archive; `damage`: what is wrong with its directory. */
  | { readonly kind: 'document'; readonly damage: DamagedFile | null }
  | { readonly kind: 'archive'; entries(): AsyncGenerator<ZipEntry | DamagedZipEntry> }

/** Opens a zip by its directory or, if that is truncated or wrong, by reading local headers from the beginning. */
export async function openZip(path: string): Promise<OpenedZip> {
  const damage = await verifyDirectory(path)
  if (damage === null ? await isDocument(path) : beginsLikeDocument(path)) return { kind: 'document', damage }
  return { kind: 'archive', entries: () => (damage === null ? entriesByDirectory(path) : entriesByLocalHeaders(path, damage)) }
}

/** Office files are zips with a few members, including one of these; archives of documents have no such member. */
const DOCUMENT_MARKS = new Set(['[Content_Types].xml', 'META-INF/manifest.xml'])
const DOCUMENT_ENTRIES = 10_000
/** The members written first. */
const FIRST_MEMBERS = new Set(['[Content_Types].xml', 'mimetype'])

async function isDocument(path: string): Promise<boolean> {
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false })
  try {
    if (zip.entryCount > DOCUMENT_ENTRIES) return false
    for await (const entry of zip.eachEntry()) if (DOCUMENT_MARKS.has(entry.fileName)) return true
    return false
  } finally {
    zip.close()
  }
}

function beginsLikeDocument(path: string): boolean {
  const file = openSync(path, 'r')
  try {
    return FIRST_MEMBERS.has(readLocalHeader(file, 0)?.name ?? '')
  } finally {
    closeSync(file)
  }
}

async function* entriesByDirectory(path: string): AsyncGenerator<ZipEntry | DamagedZipEntry> {
  // Once everything is read, the checksum is more informative than the size.
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false, validateEntrySizes: false })
  try {
    for await (const entry of zip.eachEntry()) {
      if (isLeftOut(entry.fileName)) continue
      const damage = unknownMethod({ method: entry.compressionMethod, isEncrypted: entry.isEncrypted() })
      if (damage !== null) yield { name: entry.fileName, damage }
      else yield openEntry(zip, entry)
    }
  } catch (error) {
    yield { name: '', damage: asDamagedFile(error) }
  } finally {
    zip.close()
  }
}

function openEntry(zip: ZipFile, entry: Entry): ZipEntry {
  let read = 0
  async function* bytes(): AsyncGenerator<Buffer> {
    let sum = 0
    const stream = await zip.openReadStreamPromise(entry).catch((error: unknown) => {
      throw damagedEntry(error)
    })
    try {
      for await (const chunk of stream as AsyncIterable<Buffer>) {
        read += chunk.length
        sum = crc32(chunk, sum)
        yield chunk
      }
    } catch (error) {
      throw damagedEntry(error)
    } finally {
      stream.destroy()
    }
    if (sum !== entry.crc32) throw damagedEntry(new Error('checksum does not match'), { isComplete: true })
  }
  const passed = () => entry.relativeOffsetOfLocalHeader + Math.round((entry.compressedSize * read) / Math.max(entry.uncompressedSize, 1))
  return { name: entry.fileName, bytes: bytes(), passed }
}
