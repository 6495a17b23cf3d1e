import type { IndexSession } from '../index-session.ts'
import { documentsOf } from '../documents-of.ts'
import type { FoundSuggestion } from './found-suggestion.ts'
import { pairsFrom } from './held-tokens.ts'
import { likelyDocuments } from './likely-documents.ts'
import { standTogether } from './stands-together.ts'

/** Up to this many documents of a run, or of an index, are counted individually. */
const FEW = 50
const SMALL_INDEX = 20_000
/** Documents with all pairs of a run that are read to check whether the run itself occurs. */
const READ = 8
/** Maximum number of continuations of a run that are counted. */
const CONTINUATIONS = 8
/** Particles that end no word: 石墨烯和 is not one. */
const JOINING_END = /[的和与及之其所于在为由将被等或该并且而]$/u
/** Maximum number of suggestions for one character. */
const WORDS = 60

/** A run extended by the characters that most often follow its last; for one character the pairs that begin with it. */
export function suggestedRuns(session: IndexSession, run: string): FoundSuggestion[] {
  const last = [...run].at(-1)!
  const pairs = pairsFrom(session, last).filter(({ text }) => !JOINING_END.test(text))
  if (run === last) return pairs.slice(0, WORDS).map(({ text, weight }) => ({ text, of: 'word', documents: weight, weight }))
  const longer = pairs.slice(0, CONTINUATIONS).map(({ text, weight }) => countedRun(session, run + text.slice(last.length), weight))
  return [countedRun(session, run), ...longer].filter(({ documents }) => documents > 0)
}

/** A run completed to a word; `weight` is estimated from the positions of the run. */
export function wholeRun(session: IndexSession, text: string, weight: number): FoundSuggestion {
  if (session.documents <= SMALL_INDEX || weight <= FEW) return countedRun(session, text)
  return { text, of: 'word', documents: Math.round(weight), weight, estimated: true }
}

/**
 * Number of documents with a run of two and more characters, at most `bound`: estimated from a sample in a large index, unless few can
 * contain it.
 */
export function countedRun(session: IndexSession, text: string, bound = Infinity): FoundSuggestion {
  const chars = [...text]
  const pairs = chars.slice(1).map((char, i) => chars[i]! + char)
  const ids = pairs.map((pair) => session.vocabulary.id(pair))
  const most = Math.min(bound, ...ids.map((id) => documentsOf(session, id)))
  if (most === 0 || pairs.length === 1) return { text, of: 'word', documents: most, weight: most }
  if (session.documents <= SMALL_INDEX || most <= FEW) {
    const { size } = session.connection.collect('SELECT count(collect(rowid)) FROM words WHERE words MATCH ?', [`"${pairs.join(' ')}"`])
    return { text, of: 'word', documents: size, weight: size }
  }
  const { ordinals, documents } = likelyDocuments(session, pairs, READ)
  const held = ordinals.filter((ordinal) => standTogether(session, ordinal, ids)).length
  const estimate = Math.min(most, (documents * held) / Math.max(1, ordinals.length))
  // It occurs in the sample; the number of others is an estimate.
  return { text, of: 'word', documents: held === 0 ? 0 : Math.max(held, Math.round(estimate)), weight: estimate, estimated: true }
}
