/** Where someone was in a result list: how far it was scrolled and which row was the current one. */
export interface ListPlace {
  readonly scrollTop: number
  readonly row: string | null
}

const KEY = 'gezhi.listPlaces'
const MOST_PLACES = 30

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
    sessionStorage.setItem(KEY, JSON.stringify([...places].slice(-MOST_PLACES)))
  } catch {
    // Without storage, going back shows the list from its top.
  }
}

function readPlaces(): Map<string, ListPlace> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as [string, ListPlace][])
  } catch {
    return new Map()
  }
}
