import { emptySearch, toAddressParams, type SearchState } from '../../../search-state/search-state.ts'

/** The position in a result list: scroll offset and current row. */
export interface ListPosition {
  readonly scrollTop: number
  readonly row: string | null
}

const KEY = 'gezhi.listPlaces'
const MAX_POSITIONS = 30

/**
 * Identifies a list: the address without display options. Contains the full query, even a long one, because its key comes from the server
 * only after the list is displayed.
 */
export function listAddress(state: SearchState): string {
  return JSON.stringify([
    state.kind.name,
    state.query,
    toAddressParams({ ...state, query: '', density: emptySearch(state.kind).density, mutedTerms: [], ownTerms: [] }),
  ])
}

/** The position in the list of an address, stored in the session; null if it was never shown. */
export function listPosition(address: string): ListPosition | null {
  return readPositions().get(address) ?? null
}

/** Stores the position in the list of an address; at most thirty are stored, the oldest is dropped. */
export function storeListPosition(address: string, position: Partial<ListPosition>): void {
  const positions = readPositions()
  const before = positions.get(address) ?? { scrollTop: 0, row: null }
  positions.delete(address)
  positions.set(address, { ...before, ...position })
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...positions].slice(-MAX_POSITIONS)))
  } catch {
    // Without storage, going back shows the list from its top.
  }
}

/** A newly opened list starts at its top. */
export function resetListPosition(address: string): void {
  storeListPosition(address, { scrollTop: 0, row: null })
}

function readPositions(): Map<string, ListPosition> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as [string, ListPosition][])
  } catch {
    return new Map()
  }
}
