import { useNavigate, useSearch } from '@tanstack/react-router'
import type { SearchableKind } from '../../kinds/searchable-kind.ts'
import { addFilters } from '../../search-state/facet-filter.ts'
import { changeSearch, parseSearchState, toAddressParams } from '../../search-state/search-state.ts'

/** Whose words white spots are counted by. */
const TEXT_FIELD = 'TIABC'

/**
 * Adds a value of a field to the filters in the address of the page, a list or an analysis of one; a word of a text field to its query.
 * Undefined for other fields the kind has no facet for.
 */
export function useNarrowedList(kind: SearchableKind, onDone?: () => void) {
  const params = useSearch({ strict: false })
  const navigate = useNavigate()
  return (field: string, value: string) => {
    const facet = kind.facets.find((one) => one.field === field)
    const state = parseSearchState(kind, { ...params })
    if (field === TEXT_FIELD && state.mode === null && state.query !== '') {
      const query = `(${state.query}) AND ${field}=("${value}")`
      return () => {
        onDone?.()
        void navigate({ to: '.', search: toAddressParams(changeSearch(state, { query })) as never })
      }
    }
    if (facet === undefined) return undefined
    return () => {
      const filters = addFilters(state.filters, facet.key, [value], true)
      onDone?.()
      if (filters !== null) void navigate({ to: '.', search: toAddressParams(changeSearch(state, { filters })) as never })
    }
  }
}
