import type { IndexSession } from '../index-session.ts'
import { firstAtLeast } from '../snapshot.ts'
import type { Places } from './places.ts'

/** A sample that represents all documents: reading it costs the same whatever the size of the index. */
export const NEWEST = 2048

/** The ordinal of the first of the newest documents; 0 if these are all. */
export function firstOfNewest({ documents }: IndexSession): number {
  return Math.max(0, documents - NEWEST)
}

/** Which of the newest documents contain a token. */
export function placesOf(session: IndexSession, token: string): Places {
  return session.places.get(token, () => {
    const { rowIds } = session.snapshot
    const first = firstOfNewest(session)
    const oldest = rowIds[first] ?? 0
    const places: Places = new Uint32Array(NEWEST / 32)
    // Backwards from the newest: FTS5 would otherwise go through all documents before the first that is needed.
    const sql = 'SELECT rowid FROM words WHERE words MATCH ? ORDER BY rowid DESC'
    for (const rowId of session.connection.rowIds(sql, [matchOf(token)])) {
      if (rowId < oldest) break
      put(places, firstAtLeast(rowIds, rowId) - first)
    }
    return places
  })
}

/** The FTS5 query of one token. */
export function matchOf(token: string): string {
  return `"${token.replaceAll('"', '""')}"`
}

/** Adds a position to a set. */
export function put(places: Places, place: number): void {
  places[place >>> 5]! |= 1 << (place & 31)
}

/** The intersection of sets. */
export function inAll(some: readonly Places[]): Places {
  return some.reduce((all, one) => all.map((bits, i) => bits & one[i]!))
}

/** Positions in ascending order. */
export function placesIn(places: Places): number[] {
  return Array.from({ length: NEWEST }, (_, place) => place).filter((place) => (places[place >>> 5]! & (1 << (place & 31))) !== 0)
}

/** Number of positions in a set. */
export function onesIn(places: Places): number {
  let count = 0
  for (const bits of places) for (let rest = bits; rest !== 0; rest &= rest - 1) count++
  return count
}
