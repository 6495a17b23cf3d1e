import type { FieldTable, NumberFormat, NumberReading } from '@gezhi/records'
import { DiagnosticList } from '../diagnostics/diagnostic-list.ts'
import type { TextRange } from '../tree.ts'
import { hasPrefixAndDigits } from './joined-value.ts'
import { readOperator } from './operator-words.ts'

/** An entry of a list of numbers with its range: a number, or text that is not a number. */
export interface NumberPart extends TextRange {
  /** As written. */
  readonly written: string
  /** Normalised if there is only one reading, otherwise as written without spaces; null for text that is not a number. */
  readonly number: string | null
}

/** A number in a list, with its range. */
export interface ListedNumber extends NumberPart {
  readonly number: string
}

/** Maximum number of words of one number: `US Patent No. 7, 654, 321 B2`. */
const MAX_WORDS = 8
/** A query with fewer digits is text: `US 12`, `5G`. */
const MIN_DIGITS = 5
/** After a prefix, a word with this many digits starts another number. */
const DIGITS_OF_ANOTHER = 4
/** Digits without an office are joined across spaces only if they are longer than a year and a count. */
const MIN_JOINED = 9
const LONGEST_WORD = 40
const ANY_DIGIT = /[\d\uff10-\uff19]/
/** Separators that never occur within a number, unlike spaces and commas. */
const SEGMENTS = /[^\n\r\t;；、|]+/gu
const WORDS = /[^\s,，]+/gu
const THOUSANDS = /^(?:\d{2}\/)?\d{1,3}(?:[,，]\s?\d{3})+\s?(?:[A-Z]\d?)?$/i

/**
 * Splits a text into numbers, in any notation of the format, and other text: `US 7,654,321 B2, US1A` are two numbers. Consecutive words
 * of a line that are not numbers form one entry. Pure.
 */
export function splitNumbers(text: string, format: NumberFormat): readonly NumberPart[] {
  return segmentsOf(text).flatMap((words) => partsOf(text, words, format, 1))
}

/** The numbers of a query that consists of numbers only; otherwise null. Pure. */
export function readNumberList(text: string, format: NumberFormat): readonly ListedNumber[] | null {
  if (!ANY_DIGIT.test(text)) return null
  const numbers: ListedNumber[] = []
  for (const words of segmentsOf(text)) {
    for (let at = 0; at < words.length;) {
      const found = longestNumber(text, words.slice(at, at + MAX_WORDS), format, MIN_DIGITS)
      // Most queries end here, with their first word.
      if (found === null) return null
      numbers.push(found.part)
      at += found.count
    }
  }
  return numbers.length === 0 ? null : numbers
}

/** The same for the number fields of a record kind. */
export function readNumbers(text: string, fields: FieldTable): readonly ListedNumber[] | null {
  const format = anyNumber(fields)?.numbers
  return format === undefined ? null : readNumberList(text, format)
}

/** The field that searches all numbers of a record. */
export function anyNumber(fields: FieldTable) {
  return fields.anyNumber === undefined ? undefined : fields.find(fields.anyNumber)
}

const FULL_WIDTH = /[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a]/g
const FULL_WIDTH_SHIFT = 0xfee0

/** Full-width letters and digits as half-width ones; other characters separate numbers and stay unchanged. */
function halfWidth(text: string): string {
  return text.replace(FULL_WIDTH, (char) => String.fromCharCode(char.charCodeAt(0) - FULL_WIDTH_SHIFT))
}

interface Word extends TextRange {
  readonly text: string
}

/** The words of each segment with their offsets, in half-width characters. */
function segmentsOf(text: string): Word[][] {
  return [...halfWidth(text).matchAll(SEGMENTS)].map(({ 0: segment, index: offset }) =>
    [...segment.matchAll(WORDS)].map(({ 0: word, index }) => ({ text: word, start: offset + index, end: offset + index + word.length })),
  )
}

function partsOf(text: string, words: readonly Word[], format: NumberFormat, fewestDigits: number): NumberPart[] {
  const parts: NumberPart[] = []
  for (let at = 0; at < words.length;) {
    const found = longestNumber(text, words.slice(at, at + MAX_WORDS), format, fewestDigits)
    if (found === null) addOther(text, words[at] as Word, parts)
    else parts.push(found.part)
    at += found?.count ?? 1
  }
  return parts
}

/** Appends a word that is not a number to the text before it. */
function addOther(text: string, { start, end }: Word, parts: NumberPart[]): void {
  const before = parts.at(-1)?.number === null ? parts.pop() : undefined
  parts.push({ ...placed(text, { start: before?.start ?? start, end }), number: null })
}

function placed(text: string, { start, end }: TextRange) {
  return { written: text.slice(start, end), start, end }
}

function longestNumber(
  text: string,
  words: readonly Word[],
  format: NumberFormat,
  fewestDigits: number,
): { part: ListedNumber; count: number } | null {
  const [first] = words
  if (
    first === undefined ||
    first.text.length > LONGEST_WORD ||
    !/\d|^\p{L}{2,3}(?:\/\p{L}{2})?$/u.test(first.text) ||
    isOperator(first.text)
  )
    return null
  for (let count = words.length; count > 0; count--) {
    const some = words.slice(0, count)
    const range = placed(text, { start: first.start, end: (some.at(-1) as Word).end })
    const number = isOneNumber(range.written, some, format) ? readAsNumber(range.written, format, fewestDigits) : null
    if (number !== null) return { part: { ...range, number }, count }
  }
  return null
}

/** `FREQ/100 1` is not a French number. */
function isOperator(text: string): boolean {
  return readOperator(text, { start: 0, end: 0 }, new DiagnosticList()) !== null
}

function isOneNumber(written: string, [first, ...others]: readonly Word[], format: NumberFormat): boolean {
  if (others.length === 0 || first === undefined) return true
  // `PCT / IB2022 / 055385`.
  if (/^\p{L}{3}$/u.test(first.text) && others.some(({ text }) => text === '/')) return true
  // Behind an office or a caption, `专利号 ZL…`, comes its number.
  const following = /\d/.test(first.text) ? others : others.slice(1)
  if (following.some((word) => hasPrefixAndDigits(word.text, format, DIGITS_OF_ANOTHER))) return false
  const half = halfWidth(written)
  return !/^\d/.test(first.text) || THOUSANDS.test(half) || half.replace(/\D/g, '').length >= MIN_JOINED
}

function readAsNumber(written: string, format: NumberFormat, fewestDigits: number): string | null {
  const readings = format.read(written)
  const [first] = readings
  if (first === undefined || !hasEnoughDigits(first, fewestDigits)) return null
  const normalised = new Set(readings.map((reading) => reading.number))
  return normalised.size === 1 ? first.number : halfWidth(written).replace(/[\s,，]+/g, '')
}

/** A kind code or a type letter counts as a digit: `YU6701A`, `USH2140`. */
function hasEnoughDigits({ number, base }: NumberReading, fewest: number): boolean {
  const isMarked = number !== base || /^\p{L}{3}/u.test(base)
  return base.replace(/\D/g, '').length >= fewest - (isMarked ? 1 : 0)
}
