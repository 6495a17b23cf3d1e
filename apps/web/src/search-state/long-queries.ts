/**
 * Queries too long for an address are stored on the server under a key (ts/compress), which the address contains as `sid`. The known ones
 * of this visit: an address with a key is resolved once (ts/shareSearch), before its page is rendered.
 */
const queries = new Map<string, string>()
const keys = new Map<string, string>()

/** From this many characters on a query is not written into an address: in Chinese each takes nine there. */
const LONGEST_IN_ADDRESS = 1500

/** Whether a query is to stand on the server instead of in the address. */
export function isLongQuery(query: string): boolean {
  return query.length > LONGEST_IN_ADDRESS
}

/** Notes the key of a query. */
export function noteLongQuery(key: string, query: string): void {
  queries.set(key, query)
  keys.set(query, key)
}

/** The query of a key; undefined while it was not opened. */
export function queryOfKey(key: string): string | undefined {
  return queries.get(key)
}

/** The key of a query; undefined for one that is not stored. */
export function keyOfQuery(query: string): string | undefined {
  return keys.get(query)
}
