import { expect } from 'vitest'
import { post } from './a-person.ts'

interface Hits {
  readonly total: number
  readonly hidden?: { readonly total: number }
}

/** Exact number of hits of a query, including those the country rule hides from guests. */
export async function countHits(url: string, queryStr: string, token?: string): Promise<number> {
  const headers: Record<string, string> = token === undefined ? {} : { token }
  const { code, message, data } = await post<Hits>(url, '/api/search/ts/search', { filter: { queryStr }, size: 1 }, headers)
  expect(code, message).toBe(200)
  return data.total + (data.hidden?.total ?? 0)
}
