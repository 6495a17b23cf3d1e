import { analyzeQueryText, characterClass, CJK, tokenTests, type TextMatch, type TokenTest } from '@gezhi/query'
import { englishStem } from '@gezhi/search'
import type { Compounds } from './resolved-words.ts'

/**
 * One position of a row: an exact token, all English words of a stem, any token that begins with a CJK character, or a test with
 * wildcards.
 */
export type Place =
  | { readonly kind: 'token' | 'stem' | 'character'; readonly text: string }
  | { readonly kind: 'prefix' | 'pattern'; readonly text: string }

/** Consecutive positions within a value. */
export type Row = readonly Place[]

/** The alternative rows for a word, phrase or pattern; none if it contains no word. Pure. */
export function rowsOf(match: Extract<TextMatch, { kind: 'words' | 'sequence' }>, compounds: Compounds): Row[] {
  if (match.kind === 'words' && match.vary) return variedRows(match.text, compounds)
  return exactRows(match)
}

function exactRows(match: Extract<TextMatch, { kind: 'words' | 'sequence' }>): Row[] {
  const { tests } = tokenTests(match)
  return tests.length === 0 ? [] : [[...tests.map(toPlace), ...lastCharacter(match, tests)]]
}

/** The last character of a CJK run has no token of its own in a query: it matches the beginning of any token. */
function lastCharacter(match: Extract<TextMatch, { kind: 'words' | 'sequence' }>, tests: readonly TokenTest[]): Place[] {
  const { positions } = tokenTests(match)
  const last = tests.at(-1) as TokenTest
  const text = last.kind === 'pattern' ? last.pattern : last.text
  const character = [...text].at(-1) as string
  return positions > tests.length && character !== '?' ? [{ kind: 'character', text: character }] : []
}

function toPlace(test: TokenTest): Place {
  if (test.kind === 'pattern') return { kind: 'pattern', text: test.pattern }
  const isCharacter = test.kind === 'prefix' && [...test.text].length === 1 && characterClass(test.text.codePointAt(0) as number) === CJK
  return { kind: isCharacter ? 'character' : test.kind, text: test.text }
}

/** One English word in all its forms, joined or hyphenated; anything else only exactly. */
function variedRows(text: string, compounds: Compounds): Row[] {
  const exact = exactRows({ kind: 'words', text, vary: false })
  const words = analyzeQueryText(text).terms.map((term) => term.text)
  if (words.length === 0 || !words.every((word) => /^[a-z]+$/.test(word))) return exact
  if (words.length > 1) return isHyphened(text) ? [...exact, [formsOf(words.join(''))]] : exact
  const apart = (compounds.get(words[0]!) ?? []).flatMap((parts) => exactRows({ kind: 'words', text: parts, vary: false }))
  return [[formsOf(words[0]!)], ...apart]
}

function formsOf(word: string): Place {
  const stem = englishStem(word)
  return stem === null ? { kind: 'token', text: word } : { kind: 'stem', text: stem }
}

function isHyphened(text: string): boolean {
  return /^\p{L}+(?:[-\u2010\u2011]\p{L}+)+$/u.test(text.trim())
}
