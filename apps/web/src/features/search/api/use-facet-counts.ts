import type { Facet } from '@gezhi/contract/client'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useLanguage } from '../../../language/use-language.ts'
import { isOwnKey, ownFacet, useOwnFields } from '../../../kinds/own-fields.ts'
import type { FacetField, SearchableKind } from '../../../kinds/searchable-kind.ts'
import { facetField, facetNamed, facetPanels } from '../../../search-state/facet-fields.ts'
import { listQuery } from '../../../search-state/list-query.ts'
import { hasCriteria } from '../../../search-state/search-mode.ts'
import { facetsRequest, withoutFacet, type Found } from '../../../search-state/search-request.ts'
import { COLLAPSED_ENTRIES } from '../facets/visible-values.ts'

/** Facets that are loaded with all values: years for the histogram, countries for the tree and for 全选. */
const ALL_AT_ONCE: Readonly<Record<NonNullable<FacetField['panel']>, number>> = { years: 200, countries: 300 }
/** Maximum number of values the API counts: the basis of 更多+ and of the search inside a facet. */
const MAX_VALUES = 1000

function allAtOnce(kind: SearchableKind, facet: string): number | undefined {
  const panel = facetNamed(kind, facet)?.panel
  return panel && ALL_AT_ONCE[panel]
}

/**
 * Counts of all facets among the hits, one more entry each than is initially shown, to decide whether 更多+ is needed. For a classification
 * only the top level: lower ones are counted when expanded.
 */
export function useAllFacets(found: Found) {
  return useTogether(
    found,
    facetPanels(found.kind).map(({ key }) => key),
  )
}

/** Fields of indexes whose values are counted in a list. */
const MAX_OWN = 20

/** The facets of the fields of users' indexes: filtered ones, and the first ones. */
export function useOwnFacets({ filters }: Pick<Found, 'filters'>): readonly FacetField[] {
  const isFiltered = ({ key }: FacetField) => filters.some(({ facet }) => facet === key)
  const all = useOwnFields().map(({ name }) => ownFacet(name))
  return all.filter((facet, index) => index < MAX_OWN || isFiltered(facet))
}

/** Counts of some facets in one request, which is not sent for none. */
function useTogether(found: Found, facets: readonly string[]) {
  const language = useLanguage()
  const { kind } = found
  const request = facetsRequest(found, facets, (facet) => allAtOnce(kind, facet) ?? COLLAPSED_ENTRIES + 1)
  return useQuery({
    ...listQuery(language, found, request),
    placeholderData: keepPreviousData,
    enabled: hasCriteria(found) && facets.length > 0,
  })
}

/** Counts and state of one facet. */
export interface FacetCounts {
  readonly counted: Facet | undefined
  /** False while the counts are those of the previous search. */
  readonly settled: boolean
  /** Why its own counts failed; the error of all facets together is shown by the pane. */
  readonly error: Error | null
  readonly retry: () => void
}

/**
 * Counts of one facet without its own filters, because its values are joined by OR, and with all values when it is expanded. Uses the
 * counts of `useAllFacets` if neither applies.
 */
export function useFacetCounts(found: Found, facet: string, opened: boolean): FacetCounts {
  const language = useLanguage()
  const ofKind = useAllFacets(found)
  // Apart from those of the kind, which do not wait for the fields of the user.
  const ofUser = useTogether(
    found,
    useOwnFacets(found).map(({ key }) => key),
  )
  const isOwn = isOwnKey(facet)
  const all = isOwn ? ofUser : ofKind
  const own = found.filters.some((filter) => filter.facet === facet)
  const count = allAtOnce(found.kind, facet) ?? (opened ? MAX_VALUES : COLLAPSED_ENTRIES + 1)
  const alone = useQuery({
    ...listQuery(
      language,
      found,
      facetsRequest(withoutFacet(found, facet), [facet], () => count),
    ),
    placeholderData: keepPreviousData,
    enabled: (own || opened) && hasCriteria(found),
  })
  const answer = (own || opened ? alone.data : undefined) ?? all.data
  return {
    counted: answer?.groupList.find((group) => group.field === facetField(found.kind, facet)),
    settled: !(own || opened ? alone : all).isPlaceholderData,
    error: own || opened ? alone.error : isOwn ? ofUser.error : null,
    retry: () => void (own || opened ? alone : all).refetch(),
  }
}
