import type { IndexSession } from '../index-session.ts'
import { documentsOf } from '../documents-of.ts'
import { heaviest } from './found-suggestion.ts'
import type { HeldToken } from './held-token.ts'

const AFTER_ALL = '\u{10ffff}'
/** Maximum number of tokens counted for one prefix: very short prefixes have more. */
const MAX_COUNTED = 5000
/** Maximum number of characters tried after a given one, by number of documents. */
const FOLLOWERS = 100

/** The tokens with this prefix that have the most documents. */
export function tokensFrom(session: IndexSession, beginning: string, count: number): HeldToken[] {
  const { numbers, size } = session.connection.collect(
    `SELECT count(collect(id)) FROM (SELECT id FROM vocabulary WHERE term >= ? AND term < ? LIMIT ${MAX_COUNTED})`,
    [beginning, beginning + AFTER_ALL],
  )
  return mostHeld(session, numbers.subarray(0, size), count)
}

/** Of tokens given by id those with the most documents. */
export function mostHeld(session: IndexSession, ids: Iterable<number>, count: number): HeldToken[] {
  const weighed = Array.from(new Set(ids), (id) => ({ id, weight: documentsOf(session, id) })).filter(({ weight }) => weight > 0)
  return heaviest(weighed, count).map(({ id, weight }) => ({ text: session.vocabulary.term(id), weight }))
}

/** The pairs that begin with a character and have the most documents. */
export function pairsFrom(session: IndexSession, char: string): readonly HeldToken[] {
  return session.pairs.get(char, () => tokensFrom(session, char, FOLLOWERS).filter(({ text }) => text.length > char.length))
}
