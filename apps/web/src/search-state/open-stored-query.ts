import type { RouteVisit } from '../routing/feature.ts'

/** `beforeLoad` of pages that read a query from their address: a long one stands on the server and is fetched before they are drawn. */
export async function openStoredQuery({ location }: RouteVisit): Promise<void> {
  const key = (location.search as Record<string, unknown>)['sid']
  if (typeof key !== 'string') return
  const { openLongQuery } = await import('./store-long-query.ts')
  await openLongQuery(key)
}
