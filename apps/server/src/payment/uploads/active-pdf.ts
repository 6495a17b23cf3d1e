import { constants, inflateRawSync } from 'node:zlib'

/** What opens, sends or runs something; too long to occur by chance in compressed data. */
const ACTIVE = /\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia|SubmitForm|ImportData|GoToR|GoToE)\b/
/** Spaces and comments between two tokens. */
const GAP = String.raw`(?:\s|%[^\r\n]*[\r\n])*`
/** Actions of events such as the opening of a page. */
const EVENTS = new RegExp(String.raw`/AA${GAP}(?:<<|\d+\s+\d+\s+R)`)
/** What is done when the document is opened: a dictionary, or one elsewhere; a place in the document is an array. */
const OPENING = new RegExp(String.raw`/OpenAction${GAP}(?:<<|(\d+)\s+(\d+)\s+R)`, 'g')
const ADDRESS = new RegExp(String.raw`/S${GAP}/URI\b`)
/** Characters after the beginning of an action in which its kind is looked for. */
const ACTION_LENGTH = 4096

/** Objects may lie in a compressed stream, where the texts above cannot be seen. */
const OBJECT_STREAM = /\/ObjStm\b/
/** What hides them from us: encryption, and the ways of encoding that are not deflated. */
const HIDING = /\/(?:Encrypt|ASCIIHexDecode|ASCII85Decode|LZWDecode|RunLengthDecode)\b/
const STREAM = /\bstream\r?\n/g
/** Bytes that the streams of one file may come to. */
const MAX_INFLATED = 64 * 1024 * 1024

/** Whether a PDF opens or runs something, holds files, or may hide that. Links that a reader clicks on are not active. */
export function isActivePdf(bytes: Buffer): boolean {
  const text = bytes.toString('latin1')
  const names = withoutEscapes(text)
  if (!OBJECT_STREAM.test(names)) return isActive(names)
  if (HIDING.test(names)) return true
  const inflated = inflatedStreams(bytes, text)
  return inflated === null || isActive([names, ...inflated.map(withoutEscapes)].join('\n'))
}

/** Names may be written with escapes: /L#61unch is /Launch. */
function withoutEscapes(text: string): string {
  return text.replaceAll(/#([\dA-F]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
}

function isActive(text: string): boolean {
  return ACTIVE.test(text) || EVENTS.test(text) || [...text.matchAll(OPENING)].some((opening) => opensAddress(text, opening))
}

function opensAddress(text: string, { index, 1: number, 2: generation }: RegExpExecArray): boolean {
  const isAddress = (from: number) => ADDRESS.test(text.slice(from, from + ACTION_LENGTH).split('endobj')[0]!)
  if (number === undefined) return isAddress(index)
  const objects = text.matchAll(new RegExp(String.raw`\b${number}\s+${generation}\s+obj\b`, 'g'))
  return [...objects].some((object) => isAddress(object.index))
}

/** All streams that are deflated; null if one is damaged, or they are too large. The checksum is not read: readers do not read it either. */
function inflatedStreams(bytes: Buffer, text: string): string[] | null {
  const inflated: string[] = []
  let left = MAX_INFLATED
  for (const { index, 0: keyword } of text.matchAll(STREAM)) {
    const start = index + keyword.length
    if (start + 2 > bytes.length || bytes[start] !== 0x78 || bytes.readUInt16BE(start) % 31 !== 0) continue
    try {
      const content = inflateRawSync(bytes.subarray(start + 2), { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: left })
      left -= content.length
      inflated.push(content.toString('latin1'))
    } catch {
      return null
    }
    if (left <= 0) return null
  }
  return inflated
}
