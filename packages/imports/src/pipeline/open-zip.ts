import { crc32 } from 'node:zlib'
import { openPromise, type Entry, type ZipFile } from 'yauzl'
import { asDamagedFile, DamagedFile } from './damaged-file.ts'
import { entriesWithoutDirectory } from './entries-without-directory.ts'

/** A file in a zip. Its bytes must be read, or left, before the next entry is asked for. */
export interface ZipEntry {
  readonly name: string
  readonly bytes: AsyncIterable<Buffer>
  /** Bytes of the zip passed so far. */
  passed(): number
}

/** What could not be read, the whole zip where the name is empty. */
export interface DamagedZipEntry {
  readonly name: string
  readonly damage: DamagedFile
}

export type OpenedZip =
  /** A file of an office suite, which only looks like an archive. */
  { readonly kind: 'document' } | { readonly kind: 'archive'; entries(): AsyncGenerator<ZipEntry | DamagedZipEntry> }

/** Opens a zip by its directory or, where that is cut off, by reading what is there from the beginning. */
export async function openZip(path: string): Promise<OpenedZip> {
  const directory = await openDirectory(path)
  if (directory === null) return { kind: 'archive', entries: () => entriesWithoutDirectory(path) }
  try {
    if (await isDocument(directory)) return { kind: 'document' }
  } finally {
    directory.close()
  }
  return { kind: 'archive', entries: () => entriesByDirectory(path) }
}

async function openDirectory(path: string): Promise<ZipFile | null> {
  try {
    return await openPromise(path, { lazyEntries: true, autoClose: false })
  } catch {
    return null
  }
}

/** Office suites put a few members into a zip, one of them this; archives of documents have no member of the name. */
const DOCUMENT_MARKS = new Set(['[Content_Types].xml', 'META-INF/manifest.xml'])
const DOCUMENT_ENTRIES = 10_000

async function isDocument(zip: ZipFile): Promise<boolean> {
  if (zip.entryCount > DOCUMENT_ENTRIES) return false
  try {
    for await (const entry of zip.eachEntry()) if (DOCUMENT_MARKS.has(entry.fileName)) return true
  } catch {
    return false
  }
  return false
}

async function* entriesByDirectory(path: string): AsyncGenerator<ZipEntry | DamagedZipEntry> {
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false })
  try {
    for await (const entry of zip.eachEntry()) {
      if (entry.fileName.endsWith('/') || entry.fileName.startsWith('__MACOSX/')) continue
      if (!entry.canDecodeFileData()) yield { name: entry.fileName, damage: unknownMethod(entry) }
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
    if (sum !== entry.crc32) throw damagedEntry(new Error('checksum does not match'))
  }
  const passed = () => entry.relativeOffsetOfLocalHeader + Math.round((entry.compressedSize * read) / Math.max(entry.uncompressedSize, 1))
  return { name: entry.fileName, bytes: bytes(), passed }
}

function unknownMethod(entry: Entry): DamagedFile {
  return entry.isEncrypted()
    ? new DamagedFile({ en: 'is encrypted', zh: '已加密' })
    : new DamagedFile({
        en: `is compressed by an unknown method (${entry.compressionMethod})`,
        zh: `压缩方式未知（${entry.compressionMethod}）`,
      })
}

function damagedEntry(error: unknown): DamagedFile {
  const { message } = error as Error
  return new DamagedFile({ en: `is damaged within its zip: ${message}`, zh: `在压缩包内已损坏：${message}` }, error)
}
