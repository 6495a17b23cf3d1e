import { documentsOf } from '../documents-of.ts'
import type { IndexSession } from '../index-session.ts'
import { firstAtLeast } from '../snapshot.ts'
import { firstOfNewest, inAll, matchOf, NEWEST, onesIn, placesIn, placesOf } from './newest-documents.ts'

/**
 * This many of the newest documents with the rarest token are representative; fewer are not, because the newest may all be in another
 * language.
 */
const DISTINCTIVE = 8

/** Documents in which to search for a run of tokens. */
export interface LikelyDocuments {
  /** Some of the newest, in ascending order. */
  readonly ordinals: readonly number[]
  /** Their approximate number, at most that of the rarest token. */
  readonly documents: number
}

/**
 * The newest documents that contain all given tokens, at most `count`; if too few of the newest contain even the rarest token, those that
 * contain this one.
 */
export function likelyDocuments(session: IndexSession, tokens: readonly string[], count: number): LikelyDocuments {
  const held = tokens.map((token) => ({
    token,
    documents: documentsOf(session, session.vocabulary.id(token)),
    places: placesOf(session, token),
  }))
  const rarest = held.reduce((a, b) => (b.documents < a.documents ? b : a))
  if (session.documents <= NEWEST || onesIn(rarest.places) >= DISTINCTIVE) {
    const first = firstOfNewest(session)
    const places = placesIn(inAll(held.map((one) => one.places)))
    const documents = (places.length * session.documents) / Math.min(NEWEST, session.documents)
    return { ordinals: places.slice(-count).map((place) => first + place), documents: Math.min(rarest.documents, documents) }
  }
  const sql = `SELECT rowid FROM words WHERE words MATCH ? ORDER BY rowid DESC LIMIT ${count}`
  const rows = [...session.connection.rowIds(sql, [matchOf(rarest.token)])]
  return { ordinals: rows.toReversed().map((row) => firstAtLeast(session.snapshot.rowIds, row)), documents: rarest.documents }
}
