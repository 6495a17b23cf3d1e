import { isTermWord, termsInTexts, wordShare } from '@gezhi/search'
import type { IndexSession } from '../index-session.ts'
import { likelyDocuments } from './likely-documents.ts'
import { mainTokens } from './stands-together.ts'

/** Documents with a run that are read for the terms it begins. */
const READ = 48
/** Documents read to decide whether a pair of characters is a word. */
const READ_OF_PAIR = 12
const MOSTLY = 0.4
/** Tokens read around an occurrence. */
const AROUND = { before: 8, after: 18 }
const MAX_TERMS = 12

/** Terms that start with a run of at least two characters, most documents first; a dictionary word always counts as a term. */
export function termsFrom(session: IndexSession, run: string): readonly string[] {
  return session.terms.get(run, () =>
    termsInTexts(textsAround(session, run, READ), run)
      .slice(0, MAX_TERMS)
      .map(({ text }) => text),
  )
}

/** Whether a pair of characters is a dictionary word and a whole word in most of its occurrences. */
export function isWordOfTexts(session: IndexSession, pair: string): boolean {
  if (!isTermWord(pair)) return false
  return session.terms.get(`${pair}?`, () => (wordShare(textsAround(session, pair, READ_OF_PAIR), pair) >= MOSTLY ? [pair] : [])).length > 0
}

/** A run of characters if it is a term, otherwise the term it most often starts; null if there is none. */
export function termOf(session: IndexSession, run: string): string | null {
  return isTermWord(run) ? run : (termsFrom(session, run)[0] ?? null)
}

/** Occurrences of a run in the newest documents, one text per document. */
function textsAround(session: IndexSession, run: string, maxTexts: number): string[] {
  const chars = [...run]
  const pairs = chars.slice(1).map((char, i) => chars[i]! + char)
  const ids = pairs.map((pair) => session.vocabulary.id(pair))
  return likelyDocuments(session, pairs, maxTexts).ordinals.flatMap((ordinal) => {
    const places = mainTokens(session, ordinal).flatMap((tokens) => placesIn(session, tokens, ids))
    return places.length === 0 ? [] : [places.join('。')]
  })
}

function placesIn(session: IndexSession, tokens: ArrayLike<number>, run: readonly number[]): string[] {
  const places: string[] = []
  for (let at = 0; at + run.length <= tokens.length; at++) {
    if (!run.every((token, i) => tokens[at + i] === token)) continue
    const from = Math.max(0, at - AROUND.before)
    places.push(
      Array.from({ length: Math.min(tokens.length, at + AROUND.after) - from }, (_, i) => writtenAs(session, tokens[from + i]!)).join(''),
    )
    at += AROUND.after
  }
  return places
}

/** A token as text: the first character of a pair; the last character of a run is a token of its own. */
function writtenAs(session: IndexSession, token: number): string {
  const term = session.vocabulary.term(token)
  const [first = '', second] = term
  if (!/^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(first)) return ` ${term} `
  return second === undefined ? `${first} ` : first
}
