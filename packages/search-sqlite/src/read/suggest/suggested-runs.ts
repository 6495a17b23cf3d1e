import { nounsOf } from '@gezhi/search'
import type { IndexSession } from '../index-session.ts'
import { documentsOf } from '../documents-of.ts'
import { heaviest, type FoundSuggestion } from './found-suggestion.ts'
import { pairsFrom } from './held-tokens.ts'
import { isWordOfTexts, termsFrom } from './terms-from.ts'
import { likelyDocuments } from './likely-documents.ts'
import { standTogether } from './stands-together.ts'

/** Up to this many documents of a run, or of an index, are counted individually. */
const FEW = 50
const SMALL_INDEX = 20_000
/** Documents with all pairs of a run that are read to check whether the run itself occurs. */
const READ = 8
/** Pairs of characters examined for one character, and those of them looked up in texts because they are not dictionary words. */
const PAIRS = 16
const PAIRS_READ = 4
/** Nouns of a verb that are counted. */
const NOUNS = 10

/** Terms that start with a run of characters; for one character, its two-character words and longer terms of other pairs. */
export function suggestedRuns(session: IndexSession, run: string): FoundSuggestion[] {
  const terms =
    [...run].length === 1 ? termsOfCharacter(session, run) : [...new Set([...termsFrom(session, run), ...nounsFrom(session, run)])]
  return terms.map((term) => countedRun(session, term)).filter(({ documents }) => documents > 0)
}

/** Nouns that a verb forms, those whose last pair of characters has the most documents. */
function nounsFrom(session: IndexSession, verb: string): string[] {
  const weighed = nounsOf(verb).map((text) => ({ text, weight: documentsOf(session, session.vocabulary.id(text.slice(-2))) }))
  return heaviest(
    weighed.filter(({ weight }) => weight > 0),
    NOUNS,
  ).map(({ text }) => text)
}

function termsOfCharacter(session: IndexSession, char: string): string[] {
  const pairs = pairsFrom(session, char)
    .slice(0, PAIRS)
    .map(({ text }) => text)
  const words = pairs.filter((pair) => isWordOfTexts(session, pair))
  const others = pairs.filter((pair) => !words.includes(pair)).slice(0, PAIRS_READ)
  return [
    ...new Set([
      ...words,
      ...others.flatMap((pair) =>
        termsFrom(session, pair)
          .filter((term) => term.length > pair.length)
          .slice(0, 1),
      ),
    ]),
  ]
}

/**
 * Number of documents with a run of two and more characters, at most `bound`: estimated from a sample in a large index, unless few can
 * contain it.
 */
export function countedRun(session: IndexSession, text: string, bound = Infinity): FoundSuggestion {
  const chars = [...text]
  const pairs = chars.slice(1).map((char, i) => chars[i]! + char)
  const ids = pairs.map((pair) => session.vocabulary.id(pair))
  const maxDocuments = Math.min(bound, ...ids.map((id) => documentsOf(session, id)))
  if (maxDocuments === 0 || pairs.length === 1) return { text, of: 'word', documents: maxDocuments, weight: maxDocuments }
  if (session.documents <= SMALL_INDEX || maxDocuments <= FEW) {
    const { size } = session.connection.collect('SELECT count(collect(rowid)) FROM words WHERE words MATCH ?', [`"${pairs.join(' ')}"`])
    return { text, of: 'word', documents: size, weight: size }
  }
  const { ordinals, documents } = likelyDocuments(session, pairs, READ)
  const held = ordinals.filter((ordinal) => standTogether(session, ordinal, ids)).length
  const estimate = Math.min(maxDocuments, (documents * held) / Math.max(1, ordinals.length))
  // It occurs in the sample; the number of others is an estimate.
  return { text, of: 'word', documents: held === 0 ? 0 : Math.max(held, Math.round(estimate)), weight: estimate, estimated: true }
}
