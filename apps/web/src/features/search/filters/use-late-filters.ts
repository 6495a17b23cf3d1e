import { useCallback, useEffect, useRef } from 'react'
import { afterDrawing } from '../../../components/after-drawing.ts'
import type { FacetFilter } from '../../../search-state/facet-filter.ts'
import type { FilterChange } from './filter-change.ts'

/**
 * Accepts changes of filters at once and passes them on after the next paint: the press has an immediate effect, the address, the list
 * and the counts follow. Earlier changes are passed on together.
 */
export function useLateFilters(
  filters: readonly FacetFilter[],
  onFilters: (filters: readonly FacetFilter[]) => void,
): (change: FilterChange) => void {
  const latest = useRef(filters)
  const waiting = useRef(false)
  const handOn = useRef(onFilters)
  useEffect(() => {
    handOn.current = onFilters
    if (!waiting.current) latest.current = filters
  }, [filters, onFilters])
  return useCallback((change) => {
    latest.current = change(latest.current)
    if (waiting.current) return
    waiting.current = true
    afterDrawing(() => {
      waiting.current = false
      handOn.current(latest.current)
    })
  }, [])
}
