import type { IndexSession } from '../index-session.ts'
import { documentsOf } from '../documents-of.ts'
import { heaviest } from './found-suggestion.ts'
import type { HeldToken } from './held-token.ts'

const AFTER_ALL = '\u{10ffff}'
/** Tokens counted of one beginning: of a very short one these are not all. */
const MAX_COUNTED = 5000
/** Characters after one of which most documents hold the pair. */
const FOLLOWERS = 100

/** The tokens that begin so and that most documents hold. */
export function tokensFrom(session: IndexSession, beginning: string, count: number): HeldToken[] {
  const { numbers, size } = session.connection.collect(
    `SELECT count(collect(id)) FROM (SELECT id FROM vocabulary WHERE term >= ? AND term < ? LIMIT ${MAX_COUNTED})`,
    [beginning, beginning + AFTER_ALL],
  )
  return mostHeld(session, numbers.subarray(0, size), count)
}

/** Of tokens by their ids those that most documents hold. */
export function mostHeld(session: IndexSession, ids: Iterable<number>, count: number): HeldToken[] {
  const weighed = Array.from(new Set(ids), (id) => ({ id, weight: documentsOf(session, id) })).filter(({ weight }) => weight > 0)
  return heaviest(weighed, count).map(({ id, weight }) => ({ text: session.vocabulary.term(id), weight }))
}

/** The pairs of characters that begin with one and that most documents hold. */
export function pairsFrom(session: IndexSession, char: string): readonly HeldToken[] {
  return session.pairs.get(char, () => tokensFrom(session, char, FOLLOWERS).filter(({ text }) => text.length > char.length))
}
