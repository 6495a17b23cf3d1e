import { LIST_VIEWS, type ListView } from '../search-state/list-view.ts'
import { asksByMeaning } from '../search-state/asks-by-meaning.ts'
import { PAGE_SIZES, parseSearchState, SORTS } from '../search-state/search-state.ts'
import { preferences } from './preferences.ts'

/**
 * How a list that was just asked for begins: its view, null for the one used last, and what its address does not say itself. What is
 * everybody's default stays out of the address.
 */
export function listBeginning(search: Readonly<Record<string, unknown>>): { readonly view: ListView | null; readonly search: object } {
  const { listView, pageNumber, merge, order } = preferences()
  const usual = SORTS.find((one) => one.sortField === order?.sortField && one.sortOrder === order.sortOrder)?.key
  const sort = asksByMeaning(parseSearchState(search).query) ? 'relevance' : usual
  const own = {
    ...(pageNumber !== PAGE_SIZES[0] && { size: String(pageNumber) }),
    ...(merge !== 'none' && { group: merge }),
    ...(sort !== undefined && sort !== SORTS[0].key && { sort }),
  }
  return {
    view: LIST_VIEWS.find((one) => one === listView) ?? null,
    search: Object.fromEntries(Object.entries(own).filter(([name]) => !(name in search))),
  }
}
