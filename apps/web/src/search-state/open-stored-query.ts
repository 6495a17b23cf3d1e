import { FIRST_KIND } from '../kinds/kinds.ts'
import type { SearchableKind } from '../kinds/searchable-kind.ts'
import type { RouteVisit } from '../routing/feature.ts'

/** `beforeLoad` of pages that read a query of the first kind from their address: see `openQueryOf`. */
export function openStoredQuery(visit: RouteVisit): Promise<void> {
  return openQueryOf(FIRST_KIND, visit)
}

/** Fetches a long query that is stored on the server before the page that needs it is rendered. */
export async function openQueryOf(kind: SearchableKind, { location }: RouteVisit): Promise<void> {
  const key = (location.search as Record<string, unknown>)['sid']
  if (typeof key !== 'string' || kind.calls.openQuery === undefined) return
  const { openLongQuery } = await import('./store-long-query.ts')
  await openLongQuery(kind, key)
}
