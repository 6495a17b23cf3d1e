import { isUtf8 } from 'node:buffer'
import { GrowingBuffer } from './growing-buffer.ts'
import { type Fragment, MAX_FRAGMENT_BYTES } from './import-source.ts'
import { NOT_UTF8, TOO_LONG } from './split-lines.ts'

/**
 * Extracts the elements of one name, with any prefix, from one large XML document. Prefixes are removed from the fragments because their
 * declarations are at the root. Positions are byte offsets after the preceding element. Text after the last element is ignored; an
 * element without its end becomes a fragment, so that it is not lost silently.
 */
export async function* splitXmlElements(bytes: AsyncIterable<Buffer>, name: string, limit = MAX_FRAGMENT_BYTES): AsyncGenerator<Fragment> {
  const end = Buffer.from(`${name}>`)
  const held = new GrowingBuffer()
  let offset = 0
  let searched = 0
  let skipping = false
  for await (const chunk of bytes) {
    held.append(chunk)
    for (let length = endOf(held.view(), end, searched); length >= 0; length = endOf(held.view(), end, 0)) {
      const fragment = skipping
        ? { position: offset, text: '', error: TOO_LONG }
        : toFragment(held.view().subarray(0, length), offset, name)
      held.drop(length)
      offset += length
      searched = 0
      skipping = false
      if (fragment !== null) yield fragment
    }
    searched = Math.max(0, held.length - end.length)
    if (held.length > limit) {
      skipping = true
      held.drop(searched)
      offset += searched
      searched = 0
    }
  }
  const last = skipping ? { position: offset, text: '', error: TOO_LONG } : toFragment(held.view(), offset, name)
  if (last !== null) yield last
}

/** Maximum length of a prefix. */
const PREFIX = 64

/** Bytes up to the end of the first end tag, -1 if there is none yet. A start tag without attributes ends the same way. */
function endOf(view: Buffer, end: Buffer, from: number): number {
  for (let at = view.indexOf(end, from); at >= 0; at = view.indexOf(end, at + 1)) {
    if (/<\/(?:[\w.-]+:)?$/.test(view.toString('latin1', Math.max(0, at - PREFIX), at))) return at + end.length
  }
  return -1
}

/** Null if no element begins. */
function toFragment(bytes: Buffer, position: number, name: string): Fragment | null {
  const written = bytes.toString('utf8')
  const start = new RegExp(String.raw`<(?:[\w.-]+:)?${name}[\s/>]`).exec(written)?.index
  if (start === undefined) return null
  const fragment = { position, text: written.slice(start).replace(/<(\/?)[\w.-]+:/g, '<$1') }
  return isUtf8(bytes) ? fragment : { ...fragment, error: NOT_UTF8 }
}
