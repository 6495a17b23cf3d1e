import { callKind } from '../kinds/kind-query.ts'
import type { SearchableKind } from '../kinds/searchable-kind.ts'
import { noteLongQuery, queryOfKey } from './long-queries.ts'

/** Stores a long query on the server and remembers its key. Rejects if the server does not accept it. */
export async function storeLongQuery(kind: SearchableKind, query: string): Promise<void> {
  noteLongQuery(await callKind(kind, 'storeQuery', { queryStr: query }), query)
}

/** Loads the query of a key, unless it is known. Rejects with an `ApiError` for an unknown key. */
export async function openLongQuery(kind: SearchableKind, key: string): Promise<void> {
  if (queryOfKey(key) !== undefined) return
  noteLongQuery(key, (await callKind(kind, 'openQuery', { shareCode: key, size: 0 })).queryStr)
}
