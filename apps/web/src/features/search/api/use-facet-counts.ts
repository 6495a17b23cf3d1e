import type { Facet } from '@gezhi/contract/client'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useLanguage } from '../../../language/use-language.ts'
import { FACET_FIELDS, facetField, isIpcLevel, type FacetKey } from '../../../search-state/facet-fields.ts'
import { listQuery } from '../../../search-state/list-query.ts'
import { isAsked } from '../../../search-state/search-way.ts'
import { facetsRequest, withoutFacet, type Found } from '../../../search-state/search-request.ts'
import { COLLAPSED_ENTRIES } from '../facets/visible-values.ts'

/** Of the IPC the sections: what stands below them is counted when they are opened. */
const ALL = FACET_FIELDS.map((facet) => facet.key).filter((key) => key === 'section' || !isIpcLevel(key))
/** Facets all of whose values are wanted at once: years for the histogram, countries for the tree and what 全选 stands for. */
const ALL_AT_ONCE: Partial<Record<FacetKey, number>> = { year: 200, country: 300 }
/** The most values the API counts: what 更多+ and the search inside a facet look through. */
const MOST_VALUES = 1000

/** Counts of all facets among the hits, one more entry each than is shown at first, so that 更多+ is known to be needed. */
export function useAllFacets(found: Found) {
  const language = useLanguage()
  const request = facetsRequest(found, ALL, (facet) => ALL_AT_ONCE[facet] ?? COLLAPSED_ENTRIES + 1)
  return useQuery({
    ...listQuery(language, found.way, request),
    placeholderData: keepPreviousData,
    enabled: isAsked(found),
  })
}

/** What is known of one facet. */
export interface FacetCounts {
  readonly counted: Facet | undefined
  /** Why its own counts did not come; those of all facets together are said by the pane. */
  readonly error: Error | null
  readonly retry: () => void
}

/**
 * Counts of one facet as it is offered: without its own filters, because its values are joined by OR, and with all its values when it
 * is opened. Falls back on what `useAllFacets` counted, which is the same while neither is the case.
 */
export function useFacetCounts(found: Found, facet: FacetKey, opened: boolean): FacetCounts {
  const language = useLanguage()
  const all = useAllFacets(found)
  const own = found.filters.some((filter) => filter.facet === facet)
  const count = ALL_AT_ONCE[facet] ?? (opened ? MOST_VALUES : COLLAPSED_ENTRIES + 1)
  const alone = useQuery({
    ...listQuery(
      language,
      found.way,
      facetsRequest(withoutFacet(found, facet), [facet], () => count),
    ),
    placeholderData: keepPreviousData,
    enabled: (own || opened) && isAsked(found),
  })
  const answer = (own || opened ? alone.data : undefined) ?? all.data
  return {
    counted: answer?.groupList.find((group) => group.field === facetField(facet)),
    error: own || opened ? alone.error : null,
    retry: () => void alone.refetch(),
  }
}
