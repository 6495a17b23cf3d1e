import { crc32 } from 'node:zlib'
import { ByteReader } from './byte-reader.ts'
import { DamagedFile } from './damaged-file.ts'
import { inflateBytes } from './inflate-bytes.ts'

/**
 * Decompressed bytes of a gz of one or more members (RFC 1952). NUL bytes after a member are padding. Throws `DamagedFile` for a
 * truncated or damaged gz after everything before the damage, for other data after the last member, and for a wrong checksum.
 */
export async function* gunzipBytes(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const input = new ByteReader(bytes)
  let damage: DamagedFile | null = null
  for (let isFirst = true; ; isFirst = false) {
    if (!isFirst && !(await skipPadding(input))) break
    const header = await readHeader(input)
    if (header !== 'member') {
      damage = isFirst || header === 'cut' ? brokenHeader(header) : TRAILING_GARBAGE
      break
    }
    let sum = 0
    let length = 0
    try {
      for await (const chunk of inflateBytes(input)) {
        sum = crc32(chunk, sum)
        length += chunk.length
        yield chunk
      }
    } catch (error) {
      throw damagedGz(error as Error)
    }
    const trailer = await input.take(TRAILER_BYTES)
    if (trailer.length < TRAILER_BYTES) damage = truncated(true)
    else if (trailer.readUInt32LE(0) !== sum || trailer.readUInt32LE(4) !== length % 2 ** 32) damage ??= WRONG_CHECKSUM
  }
  if (damage !== null) throw damage
}

const TRAILER_BYTES = 8
const HEADER_BYTES = 10
const DEFLATE = 8
const FLAGS = { headerChecksum: 2, extra: 4, name: 8, comment: 16, reserved: 0xe0 }

/** Whether anything follows the padding. */
async function skipPadding(input: ByteReader): Promise<boolean> {
  for (let chunk = await input.next(); chunk !== null; chunk = await input.next()) {
    const at = chunk.findIndex((byte) => byte !== 0)
    if (at < 0) continue
    input.unread(chunk.subarray(at))
    return true
  }
  return false
}

/** Skips the header of a member, if there is one. `cut`: it begins, and the file ends within it. */
async function readHeader(input: ByteReader): Promise<'member' | 'other' | 'cut'> {
  const head = await input.peek(HEADER_BYTES)
  if (head[0] !== 0x1f || (head.length > 1 && head[1] !== 0x8b)) return 'other'
  if (head.length < HEADER_BYTES) return 'cut'
  const flags = head[3] as number
  if (head[2] !== DEFLATE || (flags & FLAGS.reserved) !== 0) return 'other'
  await input.take(HEADER_BYTES)
  let whole = true
  const pass = async (length: number) => {
    const taken = await input.take(length)
    whole &&= taken.length === length
    return taken
  }
  const passText = async () => {
    for (let byte = await pass(1); whole && byte[0] !== 0; byte = await pass(1));
  }
  if ((flags & FLAGS.extra) !== 0) {
    const length = await pass(2)
    if (whole) await pass(length.readUInt16LE(0))
  }
  if (whole && (flags & FLAGS.name) !== 0) await passText()
  if (whole && (flags & FLAGS.comment) !== 0) await passText()
  if (whole && (flags & FLAGS.headerChecksum) !== 0) await pass(2)
  return whole ? 'member' : 'cut'
}

const TRAILING_GARBAGE = new DamagedFile({ en: 'unexpected data follows the gz content', zh: 'gz 内容结束之后还有其他数据' }, undefined, {
  isComplete: true,
})
const WRONG_CHECKSUM = new DamagedFile(
  { en: 'the gz file is damaged: its checksum does not match', zh: 'gz 文件已损坏：校验和不符' },
  undefined,
  { isComplete: true },
)

function truncated(isComplete: boolean, cause?: Error): DamagedFile {
  return new DamagedFile({ en: 'the gz file is incomplete (truncated)', zh: 'gz 文件不完整（被截断）' }, cause, { isComplete })
}

function brokenHeader(header: 'other' | 'cut'): DamagedFile {
  return header === 'cut' ? truncated(false) : damagedGz(new Error('incorrect header'))
}

function damagedGz(cause: Error & { code?: string }): DamagedFile {
  if (cause instanceof DamagedFile) return cause
  if (cause.code === 'Z_BUF_ERROR') return truncated(false, cause)
  return new DamagedFile({ en: `the gz file is damaged: ${cause.message}`, zh: `gz 文件已损坏：${cause.message}` }, cause)
}
