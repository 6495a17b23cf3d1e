import { documentsOf } from '../documents-of.ts'
import type { IndexSession } from '../index-session.ts'
import { firstAtLeast } from '../snapshot.ts'
import { firstOfNewest, inAll, matchOf, NEWEST, onesIn, placesIn, placesOf } from './newest-documents.ts'

/** So many of the newest documents with the rarest token tell of all others; fewer do not: the newest may all be of another language. */
const TELLING = 8

/** Documents that hold all of some tokens. */
export interface DocumentsWithAll {
  /** The newest few of them. */
  readonly ordinals: readonly number[]
  /** How many there are about, at most those of the rarest token. */
  readonly documents: number
}

/** The newest documents that hold all of some tokens of the vocabulary, at most `count`. */
export function documentsWithAll(session: IndexSession, tokens: readonly string[], count: number): DocumentsWithAll {
  const most = Math.min(...tokens.map((token) => documentsOf(session, session.vocabulary.id(token))))
  const among = tokens.map((token) => placesOf(session, token))
  if (session.documents <= NEWEST || Math.min(...among.map(onesIn)) >= TELLING) {
    const first = firstOfNewest(session)
    const places = placesIn(inAll(among))
    const documents = (places.length * session.documents) / Math.min(NEWEST, session.documents)
    return { ordinals: places.slice(-count).map((place) => first + place), documents: Math.min(most, documents) }
  }
  const sql = `SELECT rowid FROM words WHERE words MATCH ? ORDER BY rowid DESC LIMIT ${count}`
  const rows = [...session.connection.rowIds(sql, [tokens.map(matchOf).join(' AND ')])]
  const ordinals = rows.toReversed().map((row) => firstAtLeast(session.snapshot.rowIds, row))
  return { ordinals, documents: rows.length < count ? rows.length : most }
}
