import { redirect } from '@tanstack/react-router'
import { FIRST_KIND } from '../../kinds/kinds.ts'
import { listBeginning } from '../../preferences/list-beginning.ts'
import type { RouteVisit } from '../../routing/feature.ts'
import { lastListView } from '../../search-state/list-view.ts'
import { openStoredQuery } from '../../search-state/open-stored-query.ts'

/**
 * The list of the first kind without a view opens in the user's preferred one, otherwise in the last one (G70); a stored query is loaded
 * for any view.
 */
export async function openListView(visit: RouteVisit): Promise<void> {
  const { pathname, search } = visit.location
  if (/^\/resultList\/?$/.test(pathname)) {
    const own = listBeginning(FIRST_KIND, { ...search })
    throw redirect({ to: `/resultList/${own.view ?? lastListView(FIRST_KIND)}`, search: { ...search, ...own.search }, replace: true })
  }
  await openStoredQuery(visit)
}
