import { originalEnd, originalStart, visitPositions, type FoldedText, type PositionVisitor } from '@gezhi/query'
import type { TextColumn } from '@gezhi/records'
import { PARAGRAPH, SENTENCE, VALUE, type Border } from '../storage/forward-row.ts'

/** Occupies a position between two values of a column, so that no phrase spans both. The analyzer never produces it. */
export const VALUE_BORDER = '\u{e000}'

/** One analysed text column of a record: all its values in sequence. */
export interface AnalyzedColumn {
  /** Number of the column. */
  readonly column: number
  readonly sentences: number[]
  readonly borders: Border[]
  /** The tokens in the form of the `words` store, with a border token between values. */
  readonly words: string
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
    const { sentences, borders, compounds } = COLUMN
    const words = COLUMN.words()
    return words === '' ? [] : [{ column, sentences, borders, words, compounds }]
  })
}

const SPACE = 0x20
const BORDER = VALUE_BORDER.charCodeAt(0)
const LATIN = /^[a-z]{2,}$/

/** Collects one column. One buffer for all: an array and strings for each token were most of the garbage of an import. */
class ColumnWords implements PositionVisitor {
  sentences: number[] = []
  borders: Border[] = []
  compounds: string[][] = []
  #units = new Uint16Array(4096)
  #bytes = new Uint8Array(4096)
  #length = 0
  /** All units, by OR. */
  #wide = 0
  #positions = 0
  /** Of the value being added. */
  #text = ''
  #hasTokens = false
  #isFirstSentence = false
  #newParagraph = false
  /** Where its last token stands in the units, and ends in the text. */
  #lastToken = 0
  #lastEnd = -1

  begin(): void {
    this.sentences = []
    this.borders = []
    this.compounds = []
    this.#length = this.#wide = this.#positions = 0
  }

  add(text: string, value: number): void {
    if (value > 0) {
      this.#put(SPACE)
      this.#put(BORDER)
      this.#put(SPACE)
    }
    this.#text = text
    this.#hasTokens = this.#newParagraph = false
    this.#isFirstSentence = true
    this.#lastEnd = -1
    visitPositions(text, this)
  }

  /** What was added, in the form of the `words` store. */
  words(): string {
    if (this.#wide > 0xff) return this.#unitsAsText(0, this.#length)
    if (this.#bytes.length < this.#length) this.#bytes = new Uint8Array(this.#units.length)
    for (let i = 0; i < this.#length; i++) this.#bytes[i] = this.#units[i]!
    return Buffer.from(this.#bytes.buffer, 0, this.#length).toString('latin1')
  }

  paragraph(): void {
    this.#newParagraph = true
  }

  sentence(): void {
    this.sentences.push(this.#positions)
    this.borders.push(this.#isFirstSentence ? VALUE : this.#newParagraph ? PARAGRAPH : SENTENCE)
    this.#isFirstSentence = this.#newParagraph = false
  }

  position(folded: FoldedText, start: number, end: number, last: number): void {
    if (this.#hasTokens) this.#put(SPACE)
    this.#hasTokens = true
    const place = this.#length
    for (let i = start; i < end; i++) this.#put(folded.text.charCodeAt(i))
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
    const parts = [this.#unitsAsText(this.#lastToken, place - 1), this.#unitsAsText(place, this.#length)]
    if (parts.every((part) => LATIN.test(part))) this.compounds.push(parts)
  }

  #unitsAsText(start: number, end: number): string {
    return Buffer.from(this.#units.buffer, start * 2, (end - start) * 2).toString('utf16le')
  }

  #put(unit: number): void {
    if (this.#length === this.#units.length) {
      const grown = new Uint16Array(this.#units.length * 2)
      grown.set(this.#units)
      this.#units = grown
    }
    this.#units[this.#length++] = unit
    this.#wide |= unit
  }
}

const COLUMN = new ColumnWords()
