import { isTermWord, termsInTexts, wordShare } from '@gezhi/search'
import type { IndexSession } from '../index-session.ts'
import { likelyDocuments } from './likely-documents.ts'
import { mainTokens } from './stands-together.ts'

/** Documents with a run that are read for the terms it begins. */
const READ = 48
/** The same of a pair of characters for whether it is a word. */
const READ_OF_PAIR = 12
const MOSTLY = 0.4
/** Tokens around a place that are read as text. */
const AROUND = { before: 8, after: 18 }
const MAX_TERMS = 12

/** Terms that begin with a run of two and more characters, those of most documents first; a dictionary word is one wherever it stands. */
export function termsFrom(session: IndexSession, run: string): readonly string[] {
  return session.terms.get(run, () =>
    termsInTexts(textsAround(session, run, READ), run)
      .slice(0, MAX_TERMS)
      .map(({ text }) => text),
  )
}

/** Whether a pair of characters is a word of the dictionary, and stands for it in most of its places. */
export function isWordOfTexts(session: IndexSession, pair: string): boolean {
  if (!isTermWord(pair)) return false
  return session.terms.get(`${pair}?`, () => (wordShare(textsAround(session, pair, READ_OF_PAIR), pair) >= MOSTLY ? [pair] : [])).length > 0
}

/** The term that a run of characters is, or the one it most often begins; null where it begins none. */
export function termOf(session: IndexSession, run: string): string | null {
  return isTermWord(run) ? run : (termsFrom(session, run)[0] ?? null)
}

/** The places of a run in the newest documents with it, a text a document. */
function textsAround(session: IndexSession, run: string, most: number): string[] {
  const chars = [...run]
  const pairs = chars.slice(1).map((char, i) => chars[i]! + char)
  const ids = pairs.map((pair) => session.vocabulary.id(pair))
  return likelyDocuments(session, pairs, most).ordinals.flatMap((ordinal) => {
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

/** A token as text: of a pair its first character; the last character of a run stands by itself, and the run ends there. */
function writtenAs(session: IndexSession, token: number): string {
  const term = session.vocabulary.term(token)
  const [first = '', second] = term
  if (!/^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(first)) return ` ${term} `
  return second === undefined ? `${first} ` : first
}
