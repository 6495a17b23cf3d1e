import type { FacetFilter } from '../../../search-state/facet-filter.ts'

/** Computes the filters after a press in a facet. */
export type FilterChange = (filters: readonly FacetFilter[]) => readonly FacetFilter[]
