import { foldText } from '@gezhi/query'

/** A part of a mark's text: UTF-16 offsets, the end exclusive. */
export type TextRange = readonly [start: number, end: number]

/** A Latin word or a number of a mark, folded, and where it stands. */
export interface FormWord {
  readonly text: string
  readonly range: TextRange
}

/** The text of a mark as rules compare it: simplified characters, lower case, without accents, spaces and signs. */
export interface MarkForm {
  readonly text: string
  /** Han characters in order. */
  readonly han: readonly string[]
  readonly hanRanges: readonly TextRange[]
  /** Words of Latin letters, or of letters and digits, such as `h2o`. */
  readonly words: readonly FormWord[]
  /** Numbers without letters. */
  readonly numbers: readonly FormWord[]
  /** The words without spaces. */
  readonly letters: string
  /** The numbers without spaces. */
  readonly digits: string
}

const ACCENTS = /\p{M}/gu
const OTHER_LATIN: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' }
/** Within a word: `L'Oréal`, `Coca-Cola` is two words and one text. */
const APOSTROPHE = /^['’ʼ]$/
const HAN = /^\p{Script=Han}$/u
const LETTER = /^\p{Script=Latin}$/u

/** Longer texts are cut: no mark that is compared by its words is longer. */
export const MAX_MARK_LENGTH = 200

/** Reads the text of a mark. Pure; never throws. */
export function readMarkForm(text: string): MarkForm {
  const reader = new FormReader()
  const { text: folded, starts, ends } = foldText(text.length > MAX_MARK_LENGTH ? text.slice(0, MAX_MARK_LENGTH) : text)
  for (let at = 0; at < folded.length;) {
    const char = String.fromCodePoint(folded.codePointAt(at)!)
    const last = at + char.length - 1
    reader.add(char, starts === null ? at : starts[at]!, ends === null ? last + 1 : ends[last]!)
    at += char.length
  }
  return reader.form(text)
}

class FormReader {
  readonly #han: string[] = []
  readonly #hanRanges: TextRange[] = []
  readonly #words: FormWord[] = []
  readonly #numbers: FormWord[] = []
  #word = ''
  #start = 0
  #end = 0

  add(char: string, start: number, end: number): void {
    const code = char.charCodeAt(0)
    if ((code >= 0x61 && code <= 0x7a) || (code >= 0x30 && code <= 0x39)) this.#extend(char, start, end)
    else if (code < 0x80) this.#sign(char)
    else if (HAN.test(char)) this.#addHan(char, start, end)
    else if (LETTER.test(char)) this.#extend(OTHER_LATIN[char] ?? char.normalize('NFD').replace(ACCENTS, ''), start, end)
    else this.#sign(char)
  }

  form(text: string): MarkForm {
    this.#finishWord()
    return {
      text,
      han: this.#han,
      hanRanges: this.#hanRanges,
      words: this.#words,
      numbers: this.#numbers,
      letters: joined(this.#words),
      digits: joined(this.#numbers),
    }
  }

  #addHan(char: string, start: number, end: number): void {
    this.#finishWord()
    this.#han.push(char)
    this.#hanRanges.push([start, end])
  }

  #extend(letters: string, start: number, end: number): void {
    if (this.#word === '') this.#start = start
    this.#word += letters
    this.#end = end
  }

  #sign(char: string): void {
    if (!APOSTROPHE.test(char)) this.#finishWord()
  }

  #finishWord(): void {
    if (this.#word === '') return
    const isNumber = /^\d+$/.test(this.#word)
    const list = isNumber ? this.#numbers : this.#words
    list.push({ text: this.#word, range: [this.#start, this.#end] })
    this.#word = ''
  }
}

function joined(words: readonly FormWord[]): string {
  return words.length === 1 ? words[0]!.text : words.map(({ text }) => text).join('')
}
