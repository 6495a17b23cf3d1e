import { originalEnd, originalStart, visitPositions, type FoldedText, type PositionVisitor } from '@gezhi/query'
import type { TextColumn } from '@gezhi/records'
import { packColumnHead, PARAGRAPH, SENTENCE, VALUE, type Border } from '../storage/forward-row.ts'

/** Occupies a position between two values of a column, so that no phrase spans both. The analyzer never produces it. */
export const VALUE_BORDER = '\u{e000}'

/**
 * One analysed text column of a record: all its values in sequence. Bytes, which are cheap to send to another thread, and to keep there
 * until the end of a batch.
 */
export interface AnalyzedColumn {
  /** Number of the column. */
  readonly column: number
  /** The beginning of the column in `forward` (`packColumnHead`). */
  readonly head: Uint8Array
  /** The tokens in the form of the `words` store, with a border token between values; in UTF-8, as the store takes them. */
  readonly words: Uint8Array
  /** Hyphenated words: `lithium`, `ion`. */
  readonly compounds: string[][]
}

/** The text columns of a record that contain text, in order. */
export function analyzedColumns(columns: readonly TextColumn[], record: object): AnalyzedColumn[] {
  return columns.flatMap((textColumn, column) => {
    const texts = textColumn.texts(record)
    if (texts.length === 0) return []
    COLUMN.begin()
    for (const [i, text] of texts.entries()) COLUMN.add(text, i)
    return COLUMN.isEmpty ? [] : [{ column, head: COLUMN.head(), words: COLUMN.words(), compounds: COLUMN.compounds }]
  })
}

const SPACE = 0x20
const SPACED_BORDER = Buffer.from(` ${VALUE_BORDER} `)
const REPLACEMENT = 0xfffd
const LATIN = /^[a-z]{2,}$/

/** Collects one column. One buffer for all: an array and strings for each token were most of the garbage of an import. */
class ColumnWords implements PositionVisitor {
  compounds: string[][] = []
  readonly #sentences: number[] = []
  readonly #borders: Border[] = []
  #bytes = Buffer.allocUnsafeSlow(4096)
  #length = 0
  #positions = 0
  /** Of the value being added. */
  #text = ''
  #hasTokens = false
  #isFirstSentence = false
  #newParagraph = false
  /** Where its last token stands in the bytes, and ends in the text. */
  #lastToken = 0
  #lastEnd = -1

  begin(): void {
    this.#sentences.length = this.#borders.length = 0
    this.compounds = []
    this.#length = this.#positions = 0
  }

  add(text: string, value: number): void {
    if (value > 0) {
      this.#reserve(SPACED_BORDER.length)
      this.#bytes.set(SPACED_BORDER, this.#length)
      this.#length += SPACED_BORDER.length
    }
    this.#text = text
    this.#hasTokens = this.#newParagraph = false
    this.#isFirstSentence = true
    this.#lastEnd = -1
    visitPositions(text, this)
  }

  get isEmpty(): boolean {
    return this.#length === 0
  }

  head(): Uint8Array {
    return packColumnHead(this.#positions, this.#sentences, this.#borders)
  }

  /** What was added, in the form of the `words` store. */
  words(): Uint8Array {
    return Uint8Array.prototype.slice.call(this.#bytes, 0, this.#length)
  }

  paragraph(): void {
    this.#newParagraph = true
  }

  sentence(): void {
    this.#sentences.push(this.#positions)
    this.#borders.push(this.#isFirstSentence ? VALUE : this.#newParagraph ? PARAGRAPH : SENTENCE)
    this.#isFirstSentence = this.#newParagraph = false
  }

  position(folded: FoldedText, start: number, end: number, last: number): void {
    // No unit takes more than three bytes.
    this.#reserve((end - start) * 3 + 1)
    if (this.#hasTokens) this.#bytes[this.#length++] = SPACE
    this.#hasTokens = true
    const place = this.#length
    this.#putText(folded.text, start, end)
    if (this.#isAfterHyphen(originalStart(folded, start))) this.#addCompound(place)
    this.#lastToken = place
    this.#lastEnd = originalEnd(folded, last)
    this.#positions++
  }

  /** Whether only a hyphen is between the last token and `start`. */
  #isAfterHyphen(start: number): boolean {
    if (start - this.#lastEnd !== 1 || this.#lastEnd < 0) return false
    const code = this.#text.charCodeAt(this.#lastEnd)
    return code === 0x2d || code === 0x2010 || code === 0x2011
  }

  #addCompound(place: number): void {
    const parts = [this.#bytes.toString('latin1', this.#lastToken, place - 1), this.#bytes.toString('latin1', place, this.#length)]
    if (parts.every((part) => LATIN.test(part))) this.compounds.push(parts)
  }

  /** In UTF-8; half a surrogate pair as the replacement character, as everywhere. */
  #putText(text: string, start: number, end: number): void {
    const bytes = this.#bytes
    let length = this.#length
    for (let i = start; i < end; i++) {
      let code = text.charCodeAt(i)
      if (code < 0x80) {
        bytes[length++] = code
        continue
      }
      if (code >= 0xd800 && code <= 0xdfff) {
        const point = i + 1 < end ? (text.codePointAt(i) as number) : code
        if (point > 0xffff) {
          bytes[length++] = 0xf0 | (point >> 18)
          bytes[length++] = 0x80 | ((point >> 12) & 63)
          bytes[length++] = 0x80 | ((point >> 6) & 63)
          bytes[length++] = 0x80 | (point & 63)
          i++
          continue
        }
        code = REPLACEMENT
      }
      if (code < 0x800) bytes[length++] = 0xc0 | (code >> 6)
      else {
        bytes[length++] = 0xe0 | (code >> 12)
        bytes[length++] = 0x80 | ((code >> 6) & 63)
      }
      bytes[length++] = 0x80 | (code & 63)
    }
    this.#length = length
  }

  #reserve(count: number): void {
    if (this.#length + count <= this.#bytes.length) return
    const grown = Buffer.allocUnsafeSlow(Math.max(this.#bytes.length * 2, this.#length + count))
    grown.set(this.#bytes.subarray(0, this.#length))
    this.#bytes = grown
  }
}

const COLUMN = new ColumnWords()
