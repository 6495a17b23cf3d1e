import { characterClass, CJK, MARK, OTHER, SIGN, WORD } from './character-class.ts'
import { foldText, type FoldedText } from './fold-text.ts'

/**
 * A text as analysed for every engine: exactly one token per position. A CJK character yields the bigram that begins with it, the last of
 * a run itself; a run of letters and digits is one word, split at hyphens and all punctuation; `%`, `‰`, `°` and `°c` are words.
 */
export interface AnalyzedText {
  /**
   * Token at each position. No token contains a space or a quote; its ASCII characters other than letters and digits are those of
   * `ASCII_TOKEN_SIGNS`.
   */
  readonly tokens: readonly string[]
  /** UTF-16 offset in the original text at which the word or character of each position begins. */
  readonly starts: readonly number[]
  /** Its end, exclusive. A CJK position ends after its own character, not after its bigram. */
  readonly ends: readonly number[]
  /** Positions at which a sentence begins, ascending, from 0. A sentence ends at 。！？； or at . ! ? ; followed by white space. */
  readonly sentences: readonly number[]
  /** Positions at which a paragraph begins, ascending, from 0. Line breaks separate paragraphs; each also begins a sentence. */
  readonly paragraphs: readonly number[]
  /** For each position whether it continues the CJK run of the previous position. */
  readonly joined: readonly boolean[]
}

/** ASCII characters other than letters and digits that tokens may contain; an engine's tokenizer must treat them as part of a word. */
export const ASCII_TOKEN_SIGNS = '%+#'

/** Analyses one value of a text column. Pure; accepts any input, some millions of tokens per second. */
export function analyzeText(text: string): AnalyzedText {
  const result = new AnalyzedPositions()
  visitPositions(text, result)
  const { tokens, starts, ends, sentences, paragraphs, joined } = result
  return { tokens, starts, ends, sentences, paragraphs, joined }
}

/** Receives the positions of a text in order, with what begins at them before each. */
export interface PositionVisitor {
  paragraph(): void
  sentence(): void
  /** Its token is from `start` to `end` in the folded text, its word or character from `start` to `last`. `joined` as in `AnalyzedText`. */
  position(folded: FoldedText, start: number, end: number, last: number, joined: boolean): void
}

class AnalyzedPositions implements PositionVisitor {
  readonly tokens: string[] = []
  readonly starts: number[] = []
  readonly ends: number[] = []
  readonly sentences: number[] = []
  readonly paragraphs: number[] = []
  readonly joined: boolean[] = []

  paragraph(): void {
    this.paragraphs.push(this.tokens.length)
  }

  sentence(): void {
    this.sentences.push(this.tokens.length)
  }

  position(folded: FoldedText, start: number, end: number, last: number, joined: boolean): void {
    this.tokens.push(folded.text.slice(start, end))
    this.starts.push(originalStart(folded, start))
    this.ends.push(originalEnd(folded, last))
    this.joined.push(joined)
  }
}

/** Where the unit at `index` begins in the original text. */
export function originalStart({ starts }: FoldedText, index: number): number {
  return starts === null ? index : (starts[index] as number)
}

/** Where what ends at `index`, exclusive, ends in the original text. */
export function originalEnd({ ends }: FoldedText, index: number): number {
  return ends === null ? index : (ends[index - 1] as number)
}

/** The same as `analyzeText`, without an array or string for each position: for indexing. */
export function visitPositions(original: string, visitor: PositionVisitor): void {
  const folded = foldText(original)
  const { text } = folded
  let newSentence = true
  let newParagraph = true
  let i = 0
  while (i < text.length) {
    const code = text.charCodeAt(i)
    const kind = characterClass(isHighSurrogate(code) ? (text.codePointAt(i) as number) : code)
    if (kind === OTHER || kind === MARK) {
      if (code === LINE_FEED || code === CARRIAGE_RETURN) newParagraph = true
      else if (!newSentence && endsSentence(original, folded, i, code)) newSentence = true
      i++
      continue
    }
    if (newParagraph) visitor.paragraph()
    if (newParagraph || newSentence) visitor.sentence()
    newParagraph = newSentence = false
    if (kind === CJK) i = visitCjkRun(folded, i, visitor)
    else {
      const end = kind === WORD ? endOfWord(text, i) : endOfSign(text, i)
      visitor.position(folded, i, end, end, false)
      i = end
    }
  }
}

const LINE_FEED = 0x0a
const CARRIAGE_RETURN = 0x0d
const IDEOGRAPHIC_FULL_STOP = 0x3002

function isHighSurrogate(code: number): boolean {
  return code >= 0xd800 && code <= 0xdbff
}

function endsSentence(original: string, folded: FoldedText, index: number, code: number): boolean {
  if (code === IDEOGRAPHIC_FULL_STOP) return true
  if (code !== 0x2e && code !== 0x21 && code !== 0x3f && code !== 0x3b) return false
  const written = original.charCodeAt(folded.starts === null ? index : (folded.starts[index] as number))
  if (written === 0xff01 || written === 0xff1f || written === 0xff1b) return true
  return index + 1 === folded.text.length || WHITE_SPACE.test(folded.text.charAt(index + 1))
}

const WHITE_SPACE = /\s/u

/** Positions of one run of CJK characters: each yields the bigram with the next, the last itself. */
function visitCjkRun(folded: FoldedText, start: number, visitor: PositionVisitor): number {
  const { text } = folded
  let here = start
  let next = afterCjk(text, here)
  for (;;) {
    const end = afterCjk(text, next)
    visitor.position(folded, here, end, next, here !== start)
    if (end === next) return end
    here = next
    next = end
  }
}

/** End of the CJK character at `index`; `index` itself if there is none. */
function afterCjk(text: string, index: number): number {
  if (index >= text.length) return index
  const code = text.charCodeAt(index)
  if (!isHighSurrogate(code)) return characterClass(code) === CJK ? index + 1 : index
  return characterClass(text.codePointAt(index) as number) === CJK ? index + 2 : index
}

function endOfWord(text: string, start: number): number {
  let i = start
  while (i < text.length) {
    const code = text.charCodeAt(i)
    const wide = isHighSurrogate(code)
    const kind = characterClass(wide ? (text.codePointAt(i) as number) : code)
    if (kind !== WORD && kind !== MARK) break
    i += wide ? 2 : 1
  }
  return i - start === 1 ? endOfProgrammingLanguage(text, i) : i
}

/** `c++` and `c#` are words; the signs only follow a single letter and end the word. */
function endOfProgrammingLanguage(text: string, index: number): number {
  const length = text.startsWith('++', index) ? 2 : text.charAt(index) === '#' ? 1 : 0
  if (length === 0 || isDigit(text.charCodeAt(index - 1))) return index
  const after = text.codePointAt(index + length)
  return after !== undefined && characterClass(after) === WORD ? index : index + length
}

function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39
}

/** `°c` and similar units are one word, as are `%` and a lone `°`. */
function endOfSign(text: string, start: number): number {
  const unit = text.charAt(start) === '°' && /[cfk]/.test(text.charAt(start + 1))
  const after = text.codePointAt(start + 2)
  const goesOn = after !== undefined && (characterClass(after) === WORD || characterClass(after) === SIGN)
  return unit && !goesOn ? start + 2 : start + 1
}
