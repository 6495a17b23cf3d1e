import { apiClient } from '../api/api-client.ts'
import { noteLongQuery, queryOfKey } from './long-queries.ts'

/** Puts a long query on the server and notes its key. Rejects when the server does not take it. */
export async function storeLongQuery(query: string): Promise<void> {
  noteLongQuery(await apiClient.search.compressQuery({ queryStr: query }), query)
}

/** Fetches the query of a key, unless it is known. Rejects with an `ApiError` for a key nobody knows. */
export async function openLongQuery(key: string): Promise<void> {
  if (queryOfKey(key) !== undefined) return
  noteLongQuery(key, (await apiClient.search.openSharedSearch({ shareCode: key, size: 0 })).queryStr)
}
