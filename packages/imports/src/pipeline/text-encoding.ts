import { isUtf8 } from 'node:buffer'
import { DamagedFile } from './damaged-file.ts'
import type { FileMember } from './file-member.ts'

/** Encodings other than UTF-8 that are detected by the beginning of a file. */
export type OtherEncoding = 'utf-16le' | 'utf-16be' | 'gb18030'

/** What decoding leaves in place of bytes that are no character. */
const LOST_CHARACTER = '\uFFFD'

/** Maximum bytes of a character in UTF-8 or GB18030; the head may be cut within one. */
const LONGEST_SIGN = 4

/**
 * Detects an encoding other than UTF-8 that the file does not name itself: UTF-16 by its byte order mark, or by every other byte being
 * zero; GB18030 if nearly everything is common Chinese text. Null for anything else.
 */
export function otherEncoding(head: Buffer): OtherEncoding | null {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
  if (head.toString('latin1', 0, 2) === 'PK') return null
  const sample = head.subarray(0, 4096)
  if (share(sample, 1) > 0.4) return 'utf-16le'
  if (share(sample, 0) > 0.4) return 'utf-16be'
  if (sample.includes(0) || isUtf8Beginning(head) || namesEncoding(head)) return null
  return isChinese(new TextDecoder('gb18030').decode(head, { stream: true })) ? 'gb18030' : null
}

/** The same file in UTF-8. Its bytes throw `DamagedFile` if they are not in the encoding of its beginning. */
export function inUtf8(member: FileMember): FileMember {
  const encoding = otherEncoding(member.head)
  if (encoding === null) return member
  const head = Buffer.from(new TextDecoder(encoding).decode(member.head, { stream: true }))
  return { ...member, head, bytes: transcode(member.bytes, encoding) }
}

async function* transcode(bytes: AsyncIterable<Buffer>, encoding: OtherEncoding): AsyncGenerator<Buffer> {
  const decoder = new TextDecoder(encoding)
  async function* decoded(): AsyncGenerator<string> {
    for await (const chunk of bytes) yield decoder.decode(chunk, { stream: true })
    yield decoder.decode()
  }
  for await (const text of decoded()) {
    const wrong = text.indexOf(LOST_CHARACTER)
    // What comes before is delivered, so that the complete documents in it are read.
    yield Buffer.from(wrong < 0 ? text : text.slice(0, wrong))
    if (wrong >= 0) throw new DamagedFile({ en: `is neither UTF-8 nor ${encoding}`, zh: `编码既不是 UTF-8 也不是 ${encoding}` })
  }
}

/** Share of zero bytes at even (0) or odd (1) positions. */
function share(bytes: Buffer, place: 0 | 1): number {
  let zeros = 0
  for (let at = place; at < bytes.length; at += 2) if (bytes[at] === 0) zeros += 1
  return bytes.length < 16 ? 0 : (zeros * 2) / bytes.length
}

function isUtf8Beginning(head: Buffer): boolean {
  for (let cut = 0; cut < LONGEST_SIGN; cut++) if (isUtf8(head.subarray(0, head.length - cut))) return true
  return false
}

function namesEncoding(head: Buffer): boolean {
  return /^\s*<\?xml[^>]*encoding=/.test(head.toString('latin1', 0, 200))
}

/** Other encodings decoded as GB18030 give rare characters; lists of patents contain frequent ones (GB 2312) and Chinese punctuation. */
function isChinese(text: string): boolean {
  const signs = [...text].filter((sign) => sign > '\u007f')
  const usual = signs.filter((sign) => /[\u4e00-\u9fa5\u3000-\u303f\uff01-\uff5e“”‘’·—…×℃]/u.test(sign))
  return signs.length > 0 && usual.length >= signs.length * 0.95
}
