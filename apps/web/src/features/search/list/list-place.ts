import { emptySearch, toAddressParams, type SearchState } from '../../../search-state/search-state.ts'

/** Where someone was in a result list: how far it was scrolled and which row was the current one. */
export interface ListPlace {
  readonly scrollTop: number
  readonly row: string | null
}

const KEY = 'gezhi.listPlaces'
const MAX_PLACES = 30

/**
 * What tells lists apart: the address without what only changes how rows look. The query stands in it as it is, also a long one: its key
 * comes from the server a moment after the list is shown.
 */
export function listAddress(state: SearchState): string {
  return JSON.stringify([
    state.kind.name,
    state.query,
    toAddressParams({ ...state, query: '', density: emptySearch(state.kind).density, mutedTerms: [], ownTerms: [] }),
  ])
}

/** The place in the list of an address, kept for the visit, also over a reload; null where it was never shown. */
export function listPlace(address: string): ListPlace | null {
  return readPlaces().get(address) ?? null
}

/** Keeps what is said of the place in the list of an address; the oldest of more than thirty is forgotten. */
export function keepListPlace(address: string, place: Partial<ListPlace>): void {
  const places = readPlaces()
  const before = places.get(address) ?? { scrollTop: 0, row: null }
  places.delete(address)
  places.set(address, { ...before, ...place })
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...places].slice(-MAX_PLACES)))
  } catch {
    // Without storage, going back shows the list from its top.
  }
}

/** A list that is opened anew, not come back to, begins at its top. */
export function forgetListPlace(address: string): void {
  keepListPlace(address, { scrollTop: 0, row: null })
}

function readPlaces(): Map<string, ListPlace> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as [string, ListPlace][])
  } catch {
    return new Map()
  }
}
