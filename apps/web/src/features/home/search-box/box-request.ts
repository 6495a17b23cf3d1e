import type { ListRequest } from '@gezhi/contract/client'
import type { SearchableKind } from '../../../kinds/searchable-kind.ts'
import { facetField } from '../../../search-state/facet-fields.ts'
import { usualSort } from '../../../search-state/usual-sort.ts'
import { databaseRequest, type Databases } from '../../../search-state/databases.ts'

/**
 * The request the box sends before it navigates to the list (G17): the first 10 hits (B.search-box.35, 36) in the order of the list, for
 * patents with the most frequent IPC sections and inventors. The list then finds its hits cached.
 */
export function boxRequest(kind: SearchableKind, query: string, databases: Databases): ListRequest {
  const key = usualSort(kind, query, null)
  const { sortField, sortOrder } = kind.sorts.find((sort) => sort.key === key) ?? kind.sorts[0]
  return {
    filter: { queryStr: query },
    ...databaseRequest(databases),
    ...(kind.box.facets && { groupList: kind.box.facets.map(({ facet, count }) => ({ field: facetField(kind, facet), count })) }),
    sortList: [{ sortField, sortOrder }],
    from: 0,
    size: 10,
  }
}
