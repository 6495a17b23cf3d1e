import type { NumberFormat } from '@gezhi/records'
import type { TextRange } from '../tree.ts'
import { hasPrefixAndDigits } from './joined-value.ts'

/** A number in a list, with its position. */
export interface ListedNumber extends TextRange {
  /** Normalised if there is only one interpretation, otherwise as written without spaces. */
  readonly text: string
}

/** Maximum number of words of one number: `DE 10 2010 012 345 A1`. */
const MAX_WORDS = 6
const FEWEST_DIGITS = 5
/** After a prefix, a word with this many digits starts another number. */
const DIGITS_OF_ANOTHER = 4
const LONGEST_WORD = 40
const WORDS = /[^\s;；，、]+/gu

/** The numbers of an input that contains nothing else, in any notation of their format; null if it contains anything else. */
export function readNumberList(text: string, format: NumberFormat): readonly ListedNumber[] | null {
  const words = [...text.matchAll(WORDS)].map((match) => ({
    text: match[0].replace(/,$/, ''),
    start: match.index,
    end: match.index + match[0].length,
  }))
  const numbers: ListedNumber[] = []
  let at = 0
  while (at < words.length) {
    const found = longestNumber(words, at, format)
    if (found === null) return null
    numbers.push(found.number)
    at += found.count
  }
  return numbers.length === 0 ? null : numbers
}

function longestNumber(words: readonly ListedNumber[], at: number, format: NumberFormat): { number: ListedNumber; count: number } | null {
  const first = words[at] as ListedNumber
  if (first.text.length > LONGEST_WORD || !/\d|^\p{L}{2,3}$/u.test(first.text)) return null
  for (let count = Math.min(MAX_WORDS, words.length - at); count > 0; count--) {
    const taken = words.slice(at, at + count)
    const number = readAsNumber(taken, format)
    if (number !== null) return { number: { text: number, start: first.start, end: (taken.at(-1) as ListedNumber).end }, count }
  }
  return null
}

function readAsNumber(words: readonly ListedNumber[], format: NumberFormat): string | null {
  const written = words.map((word) => word.text).join(' ')
  if (words.slice(1).some((word) => hasPrefixAndDigits(word.text, format, DIGITS_OF_ANOTHER))) return null
  const readings = format.read(written)
  const [first] = readings
  if (first === undefined || first.base.replace(/\D/g, '').length < FEWEST_DIGITS) return null
  const normalised = new Set(readings.map((reading) => reading.number))
  return normalised.size === 1 ? first.number : written.replace(/[\s,]+/g, '')
}
