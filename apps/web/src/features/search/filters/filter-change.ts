import type { FacetFilter } from '../../../search-state/facet-filter.ts'

/** What a press in a facet does to the filters there are. */
export type FilterChange = (filters: readonly FacetFilter[]) => readonly FacetFilter[]
