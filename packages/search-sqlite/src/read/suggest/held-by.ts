import { analyzeQueryText } from '@gezhi/query'
import { readForwardRow } from '../../storage/forward-row.ts'
import { TEXT_COLUMNS } from '@gezhi/records'
import type { HitSet } from '../hit-set.ts'
import type { IndexSession } from '../index-session.ts'
import { firstOfNewest, inAll, NEWEST, placesOf, put, type Places } from './newest-documents.ts'

/** Hits among the newest documents of an index that are enough to tell of the others. */
const ENOUGH = 256
const ALL_COLUMNS = new Set(TEXT_COLUMNS.keys())
const FORWARD = 'SELECT forward.data FROM columns JOIN forward USING (doc_no) WHERE row_id = ?'

/** The documents in which suggested words have to stand. */
export interface Among {
  /** Says which hits these are. */
  readonly key: string
  readonly hits: HitSet
}

/** Tells whether all words of a text stand in one of the hits, as far as the newest of these tell. */
export function heldBy(session: IndexSession, { key, hits }: Among): (text: string) => boolean {
  const newest = session.places.get(`among ${key}`, () => newestHits(session, hits))
  const isEnough = session.documents <= NEWEST || newest.reduce((sum, bits) => sum + ones(bits), 0) >= ENOUGH
  const places = isEnough ? (token: string) => placesOf(session, token) : placesWithin(session, key, hits)
  return (text) => {
    const { terms } = analyzeQueryText(text)
    const all = terms.filter(({ prefix }) => !prefix).map((term) => places(term.text))
    return all.length > 0 && inAll(isEnough ? [newest, ...all] : all).some((bits) => bits !== 0)
  }
}

function newestHits(session: IndexSession, { ordinals }: HitSet): Places {
  const places: Places = new Uint32Array(NEWEST / 32)
  const first = firstOfNewest(session)
  for (let i = ordinals.length - 1; i >= 0 && ordinals[i]! >= first; i--) put(places, ordinals[i]! - first)
  return places
}

/** Which of the newest hits hold a token: they are read once, as there are few of them. */
function placesWithin(session: IndexSession, key: string, hits: HitSet): (token: string) => Places {
  const tokens = session.tokensOfHits.get(key, () => {
    const found = new Map<number, Places>()
    for (const [place, ordinal] of hits.tail(ENOUGH).ordinals.entries()) {
      for (const id of tokensAt(session, ordinal)) {
        const places = found.get(id) ?? new Uint32Array(NEWEST / 32)
        put(places, place)
        found.set(id, places)
      }
    }
    return found
  })
  const none: Places = new Uint32Array(NEWEST / 32)
  return (token) => tokens.get(session.vocabulary.id(token)) ?? none
}

function tokensAt(session: IndexSession, ordinal: number): number[] {
  const { data } = session.connection.prepare(FORWARD).get(session.snapshot.rowIds[ordinal]!) as { data: Uint8Array }
  return [...readForwardRow(data, ALL_COLUMNS).values()].flatMap(({ tokens }) => Array.from(tokens))
}

function ones(bits: number): number {
  let count = 0
  for (let rest = bits >>> 0; rest !== 0; rest &= rest - 1) count++
  return count
}
