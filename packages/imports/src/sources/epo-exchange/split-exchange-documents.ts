import { isUtf8 } from 'node:buffer'
import { GrowingBuffer } from '../../pipeline/growing-buffer.ts'
import { type Fragment, MAX_FRAGMENT_BYTES } from '../../pipeline/import-source.ts'
import { NOT_UTF8, TOO_LONG } from '../../pipeline/split-lines.ts'

/** Ends an element of either spelling, `</exch:exchange-document>` or `</exchange-document>`. */
const END = Buffer.from('exchange-document>')
const START = /(?=<(?:exch:)?exchange-document\s)/
const VERSION = /dtd-version="([^"]+)"|href="\/([\d.]+)\/style\//

/** Entity names in capitals were capitalised like ordinary text: `&SACUTE;` is `&Sacute;`. */
const RAISED_ENTITY = /&([A-Z])(ACUTE|GRAVE|CIRC|UML|TILDE|CEDIL|CARON|RING|SLASH|OGON|STROK|BREVE|MACR|DOT);/g

/**
 * Extracts exchange-documents from a DOCDB file, a web service response, or a file of documents only. Each fragment is one document
 * without the prefix `exch:`, whose declaration is missing after extraction, below a root with the version the file names. Positions are
 * byte offsets of the documents.
 */
export async function* splitExchangeDocuments(bytes: AsyncIterable<Buffer>, limit = MAX_FRAGMENT_BYTES): AsyncGenerator<Fragment> {
  const held = new GrowingBuffer()
  let offset = 0
  let searched = 0
  let tooLongAt: number | undefined
  let version: string | undefined
  for await (const chunk of bytes) {
    held.append(chunk)
    for (let at = held.view().indexOf(END, searched); at >= 0; at = held.view().indexOf(END)) {
      const length = at + END.length
      const part = held.view().subarray(0, length)
      version ??= versionOf(part)
      if (tooLongAt === undefined) yield* documentsOf(part, offset, version)
      else yield { position: tooLongAt, text: '', error: TOO_LONG }
      tooLongAt = undefined
      held.drop(length)
      offset += length
      searched = 0
    }
    searched = Math.max(0, held.length - END.length)
    if (held.length > limit) {
      tooLongAt ??= offset
      held.drop(searched)
      offset += searched
      searched = 0
    }
  }
  if (tooLongAt !== undefined) yield { position: tooLongAt, text: '', error: TOO_LONG }
  else yield* documentsOf(held.view(), offset, version)
}

function versionOf(part: Buffer): string | undefined {
  const match = VERSION.exec(part.subarray(0, 8192).toString('latin1'))
  return match?.[1] ?? match?.[2]
}

/** Usually one; a document without its end precedes the start of the next one. */
function* documentsOf(part: Buffer, offset: number, version: string | undefined): Generator<Fragment> {
  let position = offset
  for (const text of part.toString('latin1').split(START)) {
    const own = part.subarray(position - offset, position - offset + text.length)
    if (START.test(text)) yield toFragment(own, position, version)
    position += text.length
  }
}

function toFragment(own: Buffer, position: number, version: string | undefined): Fragment {
  const text = own
    .toString('utf8')
    .replace(/<(\/?)exch:/g, '<$1')
    .replace(RAISED_ENTITY, (_, first: string, rest: string) => `&${first}${rest.toLowerCase()};`)
  const root = version === undefined ? '<exchange-documents>' : `<exchange-documents dtd-version="${version}">`
  const fragment = { position, text: `${root}${text}</exchange-documents>` }
  return isUtf8(own) ? fragment : { ...fragment, error: NOT_UTF8 }
}
