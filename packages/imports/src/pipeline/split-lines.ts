import { isUtf8 } from 'node:buffer'
import { GrowingBuffer } from './growing-buffer.ts'
import { type Piece, PIECE_LIMIT, type Said } from './import-source.ts'

const NEWLINE = 0x0a

/** Lines of a file as pieces, numbered from 1; blank lines count and are left out. A byte order mark before the first is dropped. */
export async function* splitLines(bytes: AsyncIterable<Buffer>, limit = PIECE_LIMIT): AsyncGenerator<Piece> {
  const held = new GrowingBuffer()
  let line = 1
  let tooLong = false
  for await (const chunk of bytes) {
    let start = 0
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, start)) {
      const part = chunk.subarray(start, end)
      tooLong ||= held.length + part.length > limit
      const piece = tooLong ? overlong(line) : toPiece(held.length === 0 ? part : joined(held, part), line)
      held.drop(held.length)
      start = end + 1
      line += 1
      tooLong = false
      if (piece !== null) yield piece
    }
    tooLong ||= held.length + chunk.length - start > limit
    if (tooLong) held.drop(held.length)
    else held.append(chunk.subarray(start))
  }
  const last = tooLong ? overlong(line) : toPiece(held.view(), line)
  if (last !== null) yield last
}

function joined(held: GrowingBuffer, part: Buffer): Buffer {
  held.append(part)
  return held.view()
}

function toPiece(bytes: Buffer, position: number): Piece | null {
  if (!isUtf8(bytes)) return { position, text: bytes.toString('latin1'), fault: NOT_UTF8 }
  const text = bytes
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trim()
  return text === '' ? null : { position, text }
}

function overlong(position: number): Piece {
  return { position, text: '', fault: TOO_LONG }
}

export const TOO_LONG: Said = { en: `longer than ${PIECE_LIMIT / 1024 / 1024} MiB`, zh: `超过 ${PIECE_LIMIT / 1024 / 1024} MiB` }
export const NOT_UTF8: Said = { en: 'is not in UTF-8', zh: '编码不是 UTF-8' }
