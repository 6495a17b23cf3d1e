import type { ListView } from '../kinds/kind-display.ts'
import { UNGROUPED, type SearchableKind } from '../kinds/searchable-kind.ts'
import { isSemanticQuery } from '../search-state/is-semantic-query.ts'
import { PAGE_SIZES, queryOfAddress } from '../search-state/address-params.ts'
import { preferences } from './preferences.ts'

/**
 * How a list of a kind that was just asked for begins: its view, null for the one used last, and what its address does not say itself. What is
 * everybody's default stays out of the address.
 */
export function listBeginning(
  kind: SearchableKind,
  search: Readonly<Record<string, unknown>>,
): { readonly view: ListView | null; readonly search: object } {
  const { sorts, groupings, views } = kind
  const { listView, pageNumber, merge, order } = preferences()
  const usual = sorts.find((one) => one.sortField === order?.sortField && one.sortOrder === order.sortOrder)?.key
  const sort = isSemanticQuery(queryOfAddress(search)) ? 'relevance' : usual
  const own = {
    ...(pageNumber !== PAGE_SIZES[0] && { size: String(pageNumber) }),
    ...(merge !== UNGROUPED && groupings.includes(merge) && { group: merge }),
    ...(sort !== undefined && sort !== sorts[0].key && { sort }),
  }
  return {
    view: views.find((one) => one === listView) ?? null,
    search: Object.fromEntries(Object.entries(own).filter(([name]) => !(name in search))),
  }
}
