import type { RouteVisit } from '../../routing/feature.ts'
import { openQueryOf } from '../../search-state/open-stored-query.ts'
import { kindOfAddress } from '../../kinds/kind-of-address.ts'

/** Fetches the query of the list that is exported where it is stored on the server, before the page is rendered. */
export function openExportedQuery(visit: RouteVisit): Promise<void> {
  return openQueryOf(kindOfAddress({ ...visit.location.search }), visit)
}
