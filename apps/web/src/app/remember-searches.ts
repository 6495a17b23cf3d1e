import type { AnyRouter } from '@tanstack/react-router'
import { rememberSearch } from '../search-state/recent/recent-searches.ts'

/** Keeps every query a result list was opened for, from wherever it was asked. */
export function rememberSearches(router: AnyRouter): void {
  router.subscribe('onResolved', ({ toLocation }) => {
    const query: unknown = (toLocation.search as Record<string, unknown>)['q']
    if (toLocation.pathname.startsWith('/resultList') && typeof query === 'string') rememberSearch(query)
  })
}
