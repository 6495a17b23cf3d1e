import { isUtf8 } from 'node:buffer'
import { GrowingBuffer } from '../../pipeline/growing-buffer.ts'
import { type Fragment, MAX_FRAGMENT_BYTES } from '../../pipeline/import-source.ts'
import { NOT_UTF8, TOO_LONG } from '../../pipeline/split-lines.ts'

const NEWLINE = 0x0a

/**
 * Splits a file of text documents, each of which begins with a line that starts with `opening`. Indentation is preserved. Positions are
 * line numbers from 1. Text before the first document is skipped under the name `header`.
 */
export async function* splitAtLines(
  bytes: AsyncIterable<Buffer>,
  opening: string,
  header: string,
  limit = MAX_FRAGMENT_BYTES,
): AsyncGenerator<Fragment> {
  const mark = Buffer.from(opening)
  const held = new GrowingBuffer()
  const state = { line: 1, begun: 1, open: false, tooLong: false }
  const take = (): Fragment | null => {
    const fragment = toFragment(held.view(), state.begun, state.tooLong)
    const result = fragment === null || state.open ? fragment : { ...fragment, skipped: header }
    held.drop(held.length)
    Object.assign(state, { begun: state.line, tooLong: false })
    return result
  }
  for await (const line of linesOf(bytes)) {
    if (line.subarray(0, mark.length).equals(mark)) {
      const fragment = take()
      if (fragment !== null) yield fragment
      state.open = true
    }
    state.line += 1
    if (held.length + line.length > limit) state.tooLong = true
    else held.append(line)
  }
  const last = take()
  if (last !== null) yield last
}

/** Lines with their ends. A line longer than the maximum fragment is split. */
async function* linesOf(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0)
  for await (const chunk of bytes) {
    const view = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
    let start = 0
    for (let end = view.indexOf(NEWLINE); end >= 0; end = view.indexOf(NEWLINE, start)) {
      yield view.subarray(start, end + 1)
      start = end + 1
    }
    rest = view.subarray(start)
    if (rest.length > LONGEST_LINE) {
      yield rest
      rest = Buffer.alloc(0)
    }
  }
  if (rest.length > 0) yield rest
}

const LONGEST_LINE = 1024 * 1024

function toFragment(bytes: Buffer, position: number, tooLong: boolean): Fragment | null {
  if (tooLong) return { position, text: '', error: TOO_LONG }
  const text = bytes.toString(isUtf8(bytes) ? 'utf8' : 'latin1').replace(/\r\n/g, '\n')
  if (text.trim() === '') return null
  return isUtf8(bytes) ? { position, text } : { position, text, error: NOT_UTF8 }
}
