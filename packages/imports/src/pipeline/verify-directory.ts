import { closeSync, openSync } from 'node:fs'
import { type Entry, openPromise } from 'yauzl'
import { DamagedFile } from './damaged-file.ts'
import { readAt, readLocalHeader } from './local-headers.ts'

/**
 * Why the directory of a zip is unreliable: it is missing, unreadable, wrong about a file, or incomplete. Null if it is correct. Reads
 * headers only.
 */
export async function verifyDirectory(path: string): Promise<DamagedFile | null> {
  const file = openSync(path, 'r')
  try {
    const zip = await openPromise(path, { lazyEntries: true, autoClose: false })
    try {
      const listed = new Set<number>()
      const ends: number[] = []
      for await (const entry of zip.eachEntry()) {
        const end = endOfEntry(file, entry)
        if (end === null) return wrongDirectory()
        listed.add(entry.relativeOffsetOfLocalHeader)
        ends.push(end)
      }
      const leftOut = [0, ...ends].some((end) => !listed.has(end) && readLocalHeader(file, end) !== null)
      return leftOut ? wrongDirectory() : null
    } finally {
      zip.close()
    }
  } catch (error) {
    const { message } = error as Error
    return message.startsWith('End of central directory record signature not found') ? missingDirectory(error) : wrongDirectory(error)
  } finally {
    closeSync(file)
  }
}

/** Offset after the data and the descriptor of a file; null if the file does not match the directory. */
function endOfEntry(file: number, entry: Entry): number | null {
  const header = readLocalHeader(file, entry.relativeOffsetOfLocalHeader)
  if (header === null || header.method !== entry.compressionMethod) return null
  const end = header.dataStart + entry.compressedSize
  // Some writers omit the length without setting the flag.
  if (header.known !== null) return [0, entry.compressedSize].includes(header.known.compressedSize) ? end : null
  const descriptor = readAt(file, end, DESCRIPTOR_BYTES)
  // Others write no descriptor for empty files.
  if (NEXT.some((mark) => descriptor.indexOf(mark) === 0)) return end
  const isSigned = descriptor.indexOf(DESCRIPTOR) === 0
  const crc32 = descriptor.subarray(isSigned ? 4 : 0)
  if (crc32.length < 4 || crc32.readUInt32LE(0) !== entry.crc32) return null
  const short = end + (isSigned ? 16 : 12)
  // Sizes take eight bytes each if the file is of the ZIP64 kind.
  return readLocalHeader(file, short + 8) === null ? short : short + 8
}

const DESCRIPTOR = Buffer.from('PK\x07\x08', 'latin1')
const DESCRIPTOR_BYTES = 16
/** What may follow a file: the next one, or the directory. */
const NEXT = [Buffer.from('PK\x03\x04', 'latin1'), Buffer.from('PK\x01\x02', 'latin1')]

function missingDirectory(cause: unknown): DamagedFile {
  return new DamagedFile({ en: 'the zip file is incomplete (truncated) or damaged', zh: 'zip 文件不完整（被截断）或已损坏' }, cause, {
    isComplete: true,
  })
}

function wrongDirectory(cause?: unknown): DamagedFile {
  return new DamagedFile(
    { en: 'the directory of the zip file is invalid; its files were located individually', zh: 'zip 文件的目录有误，已逐个查找其中的文件' },
    cause,
    { isComplete: true },
  )
}
