import { read, type WorkBook } from '@e965/xlsx'
import { unzipSync, zipSync } from 'fflate'
import { DamagedFile } from '../../pipeline/damaged-file.ts'

const MEBIBYTE = 1024 * 1024
/** A workbook is read as a whole, so its size is limited: 20,000 rows of bibliographic data take about 200 MB. */
const LIMITS = { packed: 32 * MEBIBYTE, unpacked: 128 * MEBIBYTE }

/** Members in XML, which contain the cells. Macros and pictures are never unpacked. */
const CELLS = /\.(?:xml|rels)$/

/** All bytes of a workbook. Throws `DamagedFile` if they exceed the limit. */
export async function collectWorkbook(bytes: AsyncIterable<Buffer>, limit = LIMITS.packed): Promise<Buffer> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of bytes) {
    length += chunk.length
    if (length > limit) throw tooLarge(limit)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** The sheets of an .xlsx file; null for a file of another kind. Throws `DamagedFile` if it is damaged, or too large when unpacked. */
export function readWorkbook(bytes: Uint8Array, limit = LIMITS.unpacked): WorkBook | null {
  const members = unpack(bytes, limit)
  if (members['xl/workbook.xml'] === undefined) return null
  try {
    return read(zipSync(members, { level: 0 }), {
      type: 'buffer',
      dense: true,
      cellDates: true,
      UTC: true,
      cellHTML: false,
      cellFormula: false,
    })
  } catch (error) {
    throw damaged(error)
  }
}

/** Whether a workbook contains macros. They are neither unpacked nor run. */
export function holdsMacros(bytes: Uint8Array): boolean {
  let found = false
  unzipSync(bytes, {
    filter: ({ name }) => {
      found ||= name === 'xl/vbaProject.bin'
      return false
    },
  })
  return found
}

/** The declared sizes are summed before anything is unpacked; a member larger than its declared size causes an error. */
function unpack(bytes: Uint8Array, limit: number): Record<string, Uint8Array> {
  let total = 0
  try {
    return unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (!CELLS.test(name)) return false
        total += originalSize
        if (total > limit) throw tooLarge(limit)
        return true
      },
    })
  } catch (error) {
    throw error instanceof DamagedFile ? error : damaged(error)
  }
}

function tooLarge(limit: number): DamagedFile {
  const size = `${limit / MEBIBYTE} MiB`
  return new DamagedFile({
    en: `the workbook is larger than ${size}: save it as CSV`,
    zh: `工作簿超过 ${size}：请另存为 CSV`,
  })
}

function damaged(error: unknown): DamagedFile {
  const { message } = error as Error
  return new DamagedFile({ en: `the workbook is damaged: ${message}`, zh: `工作簿已损坏：${message}` }, error)
}
