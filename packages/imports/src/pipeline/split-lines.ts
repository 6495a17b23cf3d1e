import { isUtf8 } from 'node:buffer'
import { GrowingBuffer } from './growing-buffer.ts'
import { type Fragment, MAX_FRAGMENT_BYTES, type LocalizedText } from './import-source.ts'

const NEWLINE = 0x0a

/** Lines of a file as fragments, numbered from 1; blank lines are counted but skipped. A byte order mark is removed. */
export async function* splitLines(bytes: AsyncIterable<Buffer>, limit = MAX_FRAGMENT_BYTES): AsyncGenerator<Fragment> {
  const held = new GrowingBuffer()
  let line = 1
  let tooLong = false
  for await (const chunk of bytes) {
    let start = 0
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, start)) {
      const part = chunk.subarray(start, end)
      tooLong ||= held.length + part.length > limit
      const fragment = tooLong ? overlong(line) : toFragment(held.length === 0 ? part : joined(held, part), line)
      held.drop(held.length)
      start = end + 1
      line += 1
      tooLong = false
      if (fragment !== null) yield fragment
    }
    tooLong ||= held.length + chunk.length - start > limit
    if (tooLong) held.drop(held.length)
    else held.append(chunk.subarray(start))
  }
  const last = tooLong ? overlong(line) : toFragment(held.view(), line)
  if (last !== null) yield last
}

function joined(held: GrowingBuffer, part: Buffer): Buffer {
  held.append(part)
  return held.view()
}

function toFragment(bytes: Buffer, position: number): Fragment | null {
  if (!isUtf8(bytes)) return { position, text: bytes.toString('latin1'), error: NOT_UTF8 }
  const text = bytes
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trim()
  return text === '' ? null : { position, text }
}

function overlong(position: number): Fragment {
  return { position, text: '', error: TOO_LONG }
}

export const TOO_LONG: LocalizedText = {
  en: `longer than ${MAX_FRAGMENT_BYTES / 1024 / 1024} MiB`,
  zh: `超过 ${MAX_FRAGMENT_BYTES / 1024 / 1024} MiB`,
}
export const NOT_UTF8: LocalizedText = { en: 'is not UTF-8', zh: '编码不是 UTF-8' }
