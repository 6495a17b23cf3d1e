import type { IndexSession } from '../index-session.ts'
import { documentsOf } from '../documents-of.ts'
import type { FoundSuggestion } from './found-suggestion.ts'
import { pairsFrom } from './held-tokens.ts'

/** Documents of a run of characters that are counted: more are only estimated. */
const MOST_COUNTED = 500
/** Milliseconds to count the documents of one. */
const PATIENCE = 5
/** Continuations of a run that are counted. */
const CONTINUATIONS = 8
/** Words offered for one character. */
const WORDS = 60

/** A run of characters with each character that most often follows its last; of one character the pairs that begin with it. */
export function suggestedRuns(session: IndexSession, run: string): FoundSuggestion[] {
  const last = [...run].at(-1)!
  const pairs = pairsFrom(session, last)
  if (run === last) return pairs.slice(0, WORDS).map(({ text, weight }) => ({ text, of: 'word', documents: weight, weight }))
  const longer = pairs.slice(0, CONTINUATIONS).map(({ text, weight }) => countedRun(session, run + text.slice(last.length), weight))
  return [countedRun(session, run), ...longer].filter(({ documents }) => documents > 0)
}

/** How many documents hold a run of two and more characters; at most so many as `bound` where they are too many to be counted. */
export function countedRun(session: IndexSession, text: string, bound = Infinity): FoundSuggestion {
  const chars = [...text]
  const pairs = chars.slice(1).map((char, i) => chars[i]! + char)
  const held = pairs.map((pair) => documentsOf(session, session.vocabulary.id(pair)))
  const most = Math.min(bound, ...held)
  if (most === 0 || pairs.length === 1) return { text, of: 'word', documents: most, weight: most }
  const sql = `SELECT count(collect(rowid)) FROM (SELECT rowid FROM words WHERE words MATCH ? LIMIT ${MOST_COUNTED})`
  const { size, complete } = session.connection.collect(sql, [`"${pairs.join(' ')}"`], performance.now() + PATIENCE)
  const isCounted = complete && size < MOST_COUNTED
  return { text, of: 'word', documents: size, weight: isCounted ? size : most, ...(!isCounted && { atLeast: true }) }
}
