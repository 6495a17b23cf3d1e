import { BEYOND_BASIC_PLANE, SIMPLIFIED, TRADITIONAL } from './simplified-characters.ts'

/** Text after NFKC, lower-casing and conversion to simplified characters, with the mapping to the original. */
export interface FoldedText {
  readonly text: string
  /** UTF-16 offset in the original at which each folded unit begins; null when folded and original offsets are the same. */
  readonly starts: ArrayLike<number> | null
  /** Where it ends, exclusive. */
  readonly ends: ArrayLike<number> | null
}

/** Folds to more or less than one unit, or depends on its neighbours. */
const SPECIAL = 1
const TAB = 0x09
const SPACE = 0x20
/** The folded unit of each unit; 0 until first computed. */
const FOLDS = new Uint16Array(0x10000)

const SIMPLIFIED_OF = new Map([...TRADITIONAL].map((char, index) => [char, SIMPLIFIED.charAt(index)] as const))
const beyond = [...BEYOND_BASIC_PLANE]
for (let i = 0; i < beyond.length; i += 2) SIMPLIFIED_OF.set(beyond[i] as string, beyond[i + 1] as string)

let codes = new Uint16Array(4096)

/** Folds a text of any length; never throws. Unpaired surrogates become spaces, invisible joiners are removed. */
export function foldText(text: string): FoldedText {
  if (codes.length < text.length) codes = new Uint16Array(text.length * 2)
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    const fold = (FOLDS[code] as number) || learnFold(code)
    if (fold === SPECIAL) return foldWithOffsets(text)
    codes[i] = fold
  }
  return { text: stringOf(text.length), starts: null, ends: null }
}

function learnFold(code: number): number {
  const char = String.fromCharCode(code)
  const folded = JOINS_BEFORE.test(char) || JAMO.test(char) ? '' : foldSegment(char)
  const fold = code < TAB ? SPACE : folded.length === 1 && folded.charCodeAt(0) > SPECIAL ? folded.charCodeAt(0) : SPECIAL
  const surrogate = code >= 0xd800 && code <= 0xdfff
  return (FOLDS[code] = surrogate ? SPECIAL : fold)
}

const UNPAIRED = /\p{Surrogate}/gu
const INVISIBLE = /[\u00ad\u200c\u200d\u2060\ufeff\ufe00-\ufe0f\u{e0100}-\u{e01ef}]/gu

function foldSegment(segment: string): string {
  const folded = segment.replace(UNPAIRED, ' ').normalize('NFKC').toLowerCase().replace(INVISIBLE, '')
  let simplified = ''
  for (const char of folded) simplified += SIMPLIFIED_OF.get(char) ?? char
  return simplified
}

/** Characters that combine with the one before: combining marks, half-width voiced marks, vowels and finals of hangul. */
const JOINS_BEFORE = /^[\p{M}\uff9e\uff9f\u1160-\u11ff]/u
const JAMO = /^[\u1100-\u115f]/u

function foldWithOffsets(text: string): FoldedText {
  const out: number[] = []
  const starts: number[] = []
  const ends: number[] = []
  let i = 0
  while (i < text.length) {
    const code = text.charCodeAt(i)
    const fold = (FOLDS[code] as number) || learnFold(code)
    const next = i + 1
    if (fold !== SPECIAL) {
      out.push(fold)
      starts.push(i)
      ends.push(next)
      i = next
      continue
    }
    const start = JOINS_BEFORE.test(charAt(text, i)) && starts.length > 0 ? (starts.at(-1) as number) : i
    while (starts.length > 0 && (starts.at(-1) as number) >= start) {
      out.pop()
      starts.pop()
      ends.pop()
    }
    i = endOfSegment(text, i)
    const folded = foldSegment(text.slice(start, i))
    for (let unit = 0; unit < folded.length; unit++) {
      out.push(folded.charCodeAt(unit))
      starts.push(start)
      ends.push(i)
    }
  }
  if (codes.length < out.length) codes = new Uint16Array(out.length * 2)
  codes.set(out)
  return { text: stringOf(out.length), starts, ends }
}

function charAt(text: string, index: number): string {
  return String.fromCodePoint(text.codePointAt(index) as number)
}

function endOfSegment(text: string, start: number): number {
  let end = start + charAt(text, start).length
  while (end < text.length && JOINS_BEFORE.test(charAt(text, end))) end += charAt(text, end).length
  return end
}

const CHUNK = 8192

function stringOf(length: number): string {
  if (length <= CHUNK) return String.fromCharCode.apply(null, codes.subarray(0, length) as unknown as number[])
  let text = ''
  for (let i = 0; i < length; i += CHUNK) {
    text += String.fromCharCode.apply(null, codes.subarray(i, Math.min(length, i + CHUNK)) as unknown as number[])
  }
  return text
}
