import { isUtf8 } from 'node:buffer'
import { GrowingBuffer } from './growing-buffer.ts'
import { type Fragment, MAX_FRAGMENT_BYTES } from './import-source.ts'
import { NOT_UTF8, TOO_LONG } from './split-lines.ts'

/**
 * Splits a file of consecutive XML documents, as in the weekly files of offices, each with or without its own declaration and DOCTYPE. A
 * document ends with the end tag of its root or, if that is missing, before the next declaration, so that a broken document does not
 * affect others. Positions are byte offsets.
 */
export async function* splitXmlDocuments(bytes: AsyncIterable<Buffer>, limit = MAX_FRAGMENT_BYTES): AsyncGenerator<Fragment> {
  const held = new GrowingBuffer()
  let offset = 0
  let begun = 0
  let searched = 0
  let skipping = false
  const take = (length: number): Fragment | null => {
    const fragment = skipping ? { position: begun, text: '', error: TOO_LONG } : toFragment(held.view().subarray(0, length), offset)
    held.drop(length)
    begun = offset += length
    searched = 0
    skipping = false
    return fragment
  }
  for await (const chunk of bytes) {
    held.append(chunk)
    for (;;) {
      const end = documentEnd(held.view(), searched, skipping)
      if (end < 0) break
      const fragment = take(end)
      if (fragment !== null) yield fragment
    }
    searched = Math.max(0, held.length - LONGEST_MARK)
    skipping ||= held.length > limit
    // Skipped content and blank space before a document are discarded: searching them again with each chunk would be quadratic.
    if (skipping || firstSign(held.view()) < 0) {
      offset += searched
      held.drop(searched)
      searched = 0
    }
  }
  const last = take(held.length)
  if (last !== null) yield last
}

/** Maximum length of end tags of roots; the searched part except for this length need not be searched again. */
const LONGEST_MARK = 256
const DECLARATION = Buffer.from('<?xml ')

/** Offset at which the first document ends, -1 if its end has not been read yet. */
function documentEnd(view: Buffer, from: number, skipping: boolean): number {
  const start = firstSign(view)
  if (start < 0) return -1
  const next = view.indexOf(DECLARATION, Math.max(from, skipping ? 0 : start + 1))
  const root = skipping ? null : rootName(view.subarray(start, start + ROOT_WITHIN).toString('latin1'))
  if (root === null) return next
  const close = view.indexOf(`</${root}>`, Math.max(from, start))
  if (close < 0 || (next >= 0 && next < close)) return next
  return close + root.length + 3
}

/** Maximum length of declaration, DOCTYPE and comments before the root. */
const ROOT_WITHIN = 8 * 1024

/** Name of the root element: the first tag that is not a declaration, DOCTYPE or comment. */
export function rootName(text: string): string | null {
  return /<([A-Za-z_][\w.:-]*)[\s>/]/.exec(text.replace(/<!--[^]*?-->/g, ''))?.[1] ?? null
}

function firstSign(view: Buffer): number {
  for (let at = 0; at < view.length; at++) {
    const byte = view[at] as number
    if (byte > 0x20 && byte !== 0xef && byte !== 0xbb && byte !== 0xbf) return at
  }
  return -1
}

function toFragment(bytes: Buffer, offset: number): Fragment | null {
  const start = firstSign(bytes)
  if (start < 0) return null
  const own = bytes.subarray(start)
  const position = offset + start
  if (isUtf8(own)) return { position, text: own.toString('utf8') }
  const named = /^<\?xml[^>]*encoding=["']([\w.-]+)["']/.exec(own.subarray(0, 200).toString('latin1'))?.[1]
  const decoded = named === undefined || /^utf-?8$/i.test(named) ? null : decodeAs(own, named)
  return decoded === null ? { position, text: own.toString('utf8'), error: NOT_UTF8 } : { position, text: decoded }
}

function decodeAs(bytes: Buffer, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
