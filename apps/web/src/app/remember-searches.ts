import type { AnyRouter } from '@tanstack/react-router'
import { FIRST_KIND } from '../kinds/kinds.ts'
import { rememberSearch } from '../search-state/recent/recent-searches.ts'

/** Stores every query for which a list of the first kind was opened, wherever it came from. */
export function rememberSearches(router: AnyRouter): void {
  router.subscribe('onResolved', ({ toLocation }) => {
    const query: unknown = (toLocation.search as Record<string, unknown>)['q']
    if (toLocation.pathname.startsWith(FIRST_KIND.pages.list) && typeof query === 'string') rememberSearch(query)
  })
}
