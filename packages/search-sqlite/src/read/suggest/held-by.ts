import { analyzeQueryText } from '@gezhi/query'
import { readForwardRow } from '../../storage/forward-row.ts'
import type { HitSet } from '../hit-set.ts'
import type { IndexSession } from '../index-session.ts'
import type { FoundSuggestion } from './found-suggestion.ts'
import { firstOfNewest, inAll, NEWEST, onesIn, placesOf, put } from './newest-documents.ts'
import type { Places } from './places.ts'

/** Number of hits among the newest documents of an index that is a sufficient sample. */
const SAMPLE_HITS = 256
const FORWARD = 'SELECT forward.data FROM columns JOIN forward USING (doc_no) WHERE row_id = ?'

/** The documents in which suggested words must occur. */
export interface Among {
  /** Identifies these hits. */
  readonly key: string
  readonly hits: HitSet
}

/** The words of a text that must be adjacent. */
export function termsOf(text: string): string[] {
  return analyzeQueryText(text)
    .terms.filter(({ prefix }) => !prefix)
    .map((term) => term.text)
}

/** Counts a suggested word among the hits, estimated from the newest of them; null if it occurs in none of those. */
export function heldBy(session: IndexSession, { key, hits }: Among): (word: FoundSuggestion) => FoundSuggestion | null {
  const newest = session.places.get(`among ${key}`, () => newestHits(session, hits))
  const isEnough = session.documents <= NEWEST || onesIn(newest) >= SAMPLE_HITS
  const places = isEnough ? (token: string) => placesOf(session, token) : placesWithin(session, key, hits)
  const { size } = hits
  return (word) => {
    const terms = termsOf(word.text)
    if (terms.length === 0) return null
    const all = inAll(terms.map(places))
    const held = onesIn(isEnough ? inAll([newest, all]) : all)
    if (held === 0) return null
    // Exact for a single word if all hits were tested; otherwise an estimate from their share.
    if (isEnough && session.documents > NEWEST) return { ...word, ...about((word.documents * held) / onesIn(all)) }
    if (!isEnough && size > SAMPLE_HITS) return { ...word, ...about((held * size) / SAMPLE_HITS) }
    return terms.length === 1 ? { ...word, documents: held } : { ...word, ...about(Math.min(word.documents, held)) }
  }
}

function newestHits(session: IndexSession, hits: HitSet): Places {
  const places: Places = new Uint32Array(NEWEST / 32)
  const first = firstOfNewest(session)
  for (const ordinal of hits.down()) {
    if (ordinal < first) break
    put(places, ordinal - first)
  }
  return places
}

/** Which of the newest hits contain a token: as they are few, they are read once. */
function placesWithin(session: IndexSession, key: string, hits: HitSet): (token: string) => Places {
  const tokens = session.tokensOfHits.get(key, () => {
    const found = new Map<number, Places>()
    for (const [place, ordinal] of hits.tail(SAMPLE_HITS).ordinals.entries()) {
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
  return [...readForwardRow(data, session.layout.allPlaces).values()].flatMap(({ tokens }) => Array.from(tokens))
}

function about(documents: number): Pick<FoundSuggestion, 'documents' | 'estimated'> {
  return { documents: documents === 0 ? 0 : Math.max(1, Math.round(documents)), estimated: true }
}
