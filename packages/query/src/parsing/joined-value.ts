import { readClassSymbol, type Field, type NumberFormat } from '@gezhi/records'
import type { Token } from './token.ts'

type WordToken = Extract<Token, { kind: 'word' }>

/**
 * A value written with spaces as one word: `US 7,654,321 B2` in a number field, `H01M 4/36` in a class field. `count` is the number of
 * following tokens that belong to it.
 */
export function joinedValue(
  first: WordToken,
  following: readonly Token[],
  field: Field | undefined,
): { text: string; end: number; count: number } {
  const alone = { text: first.text, end: first.end, count: 0 }
  if (field === undefined || (field.numbers === undefined && field.scheme === undefined)) return alone
  const words = [first, ...leadingWords(following)]
  for (let count = words.length - 1; count > 0; count--) {
    const text = words.slice(0, count + 1).map((word) => word.text)
    if (isOneValue(text, field)) return { text: text.join(''), end: (words[count] as WordToken).end, count }
  }
  return alone
}

function leadingWords(tokens: readonly Token[]): WordToken[] {
  const end = tokens.findIndex((token) => token.kind !== 'word')
  return tokens.slice(0, end === -1 ? tokens.length : end) as WordToken[]
}

/** Whether the words are one value, none of which starts another: `CN103399241B CN103399242B` are two. */
function isOneValue(words: readonly string[], { numbers, scheme }: Field): boolean {
  const [first = '', second = ''] = words
  if (scheme !== undefined) {
    return (
      words.length === 2 &&
      /^\d/.test(second) &&
      readClassSymbol(first, scheme) !== null &&
      readClassSymbol(words.join(''), scheme) !== null
    )
  }
  if (numbers === undefined || words.some((word) => /[*?#]/.test(word))) return false
  const prefix = numbers.prefix.exec(first)?.[0]
  return (
    (prefix !== undefined || /^\d/.test(first)) &&
    !words.slice(prefix === first ? 2 : 1).some((word) => startsNumber(word, numbers)) &&
    numbers.isNumber(words.join(' '))
  )
}

function startsNumber(word: string, numbers: NumberFormat): boolean {
  return hasPrefixAndDigits(word, numbers, 1) || numbers.isNumber(word)
}

/** Whether a word starts like a number with a prefix, followed by at least this many digits. */
export function hasPrefixAndDigits(word: string, { prefix }: NumberFormat, digits: number): boolean {
  const start = prefix.exec(word)?.[0]
  return start !== undefined && /^\d*/.exec(word.slice(start.length))![0].length >= digits
}
