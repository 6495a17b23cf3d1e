import type { ListView } from '../kinds/kind-display.ts'
import type { SearchableKind } from '../kinds/searchable-kind.ts'
import { isSemanticQuery } from '../search-state/is-semantic-query.ts'
import { firstOf, PAGE_SIZES, queryOfAddress } from '../search-state/address-params.ts'
import { parseMode } from '../search-state/search-mode.ts'
import { usualGrouping } from '../search-state/usual-grouping.ts'
import { usualSort } from '../search-state/usual-sort.ts'
import { chosenGrouping } from './chosen-grouping.ts'
import { preferences } from './preferences.ts'

/**
 * The initial state of a newly opened list of a kind: its view, null for the last used one, and what its address does not contain.
 * Defaults are left out of the address.
 */
export function listBeginning(
  kind: SearchableKind,
  search: Readonly<Record<string, unknown>>,
): { readonly view: ListView | null; readonly search: object } {
  const { views } = kind
  const { listView, pageNumber } = preferences()
  const query = queryOfAddress(search)
  const mode = parseMode(kind, firstOf(search['w']), '')
  const grouping = chosenGrouping(kind, mode)
  const sort = chosenSort(kind, query) ?? usualSort(kind, query, mode)
  const own = {
    ...(pageNumber !== PAGE_SIZES[0] && { size: String(pageNumber) }),
    ...(grouping !== usualGrouping(kind, mode) && { group: grouping }),
    ...(sort !== usualSort(kind, query, mode) && { sort }),
  }
  return {
    view: views.find((one) => one === listView) ?? null,
    search: Object.fromEntries(Object.entries(own).filter(([name]) => !(name in search))),
  }
}

/** Key of the sort order chosen by the user; null if none was chosen, and for semantic questions, which rank their hits. */
export function chosenSort({ sorts }: SearchableKind, query: string): string | null {
  const { order } = preferences()
  if (order === null || isSemanticQuery(query)) return null
  return sorts.find((one) => one.sortField === order.sortField && one.sortOrder === order.sortOrder)?.key ?? null
}
