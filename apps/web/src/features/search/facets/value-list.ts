import type { FacetFilter } from '../../../search-state/facet-filter.ts'
import type { FilterChange } from '../filters/filter-change.ts'
import type { FacetValue } from './visible-values.ts'

/** Props of a list of facet values. */
export interface ValueListProps {
  readonly facet: string
  readonly values: readonly FacetValue[]
  readonly filters: readonly FacetFilter[]
  readonly onChange: (change: FilterChange) => void
}
