import { useState } from 'react'
import type { FacetFilter } from '../../../search-state/facet-filter.ts'
import type { FilterChange } from '../filters/filter-change.ts'

/** The filters including presses that are not yet in the address, and functions to press. */
export function usePressedFilters(
  given: readonly FacetFilter[],
  onChange: (change: FilterChange) => void,
): readonly [readonly FacetFilter[], (change: FilterChange) => void] {
  const [pressed, setPressed] = useState({ given, filters: given })
  const filters = pressed.given === given ? pressed.filters : given
  const change = (by: FilterChange) => {
    setPressed({ given, filters: by(filters) })
    onChange(by)
  }
  return [filters, change]
}
