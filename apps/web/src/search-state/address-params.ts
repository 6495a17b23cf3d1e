import { queryOfKey } from './long-queries.ts'

/** Keys and values of an address as the router hands them over: plain strings, lists where a key is repeated. */
export type AddressParams = Readonly<Record<string, unknown>>

/** Page sizes of a result list (B.results.09); the first is the default (B.results.10). */
export const PAGE_SIZES = [20, 50, 100] as const
export type PageSize = (typeof PAGE_SIZES)[number]

/** The query in an address, itself or by its key on the server; empty for none. */
export function queryOfAddress(params: AddressParams): string {
  return queryOfKey(firstOf(params['sid'])) ?? (firstOf(params['q']) || firstOf(params['queryStr']))
}

/** All values of a parameter; what is neither text nor number is left out. */
export function allOf(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'string' || typeof one === 'number').map(String)
}

/** The first of them; empty for none. */
export function firstOf(value: unknown): string {
  return allOf(value)[0] ?? ''
}
