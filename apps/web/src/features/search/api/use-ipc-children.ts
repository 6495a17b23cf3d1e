import type { Facet } from '@gezhi/contract/client'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useLanguage } from '../../../language/use-language.ts'
import { classLevels, facetField, isClassLevel } from '../../../search-state/facet-fields.ts'
import { listQuery } from '../../../search-state/list-query.ts'
import { facetsRequest, withoutFacet, type Found } from '../../../search-state/search-request.ts'
import { useAllFacets } from './use-facet-counts.ts'
import type { IpcNode } from './ipc-node.ts'
import { useIpcNames } from './use-ipc-names.ts'

/** The most children of a class that are counted; no class of the IPC has as many. */
const MAX_CHILDREN = 1000

/**
 * The direct children of `parent` (the sections without it) among the hits, by symbol, with counts and names. IPC filters are ignored,
 * because IPC classes are joined by OR. Titles are available for sections and for imported schemes.
 */
export function useIpcChildren(found: Found, parent: IpcNode | null) {
  const language = useLanguage()
  const levels = classLevels(found.kind)
  const level = levels[parent === null ? 0 : levels.indexOf(parent.level) + 1] ?? levels.at(-1) ?? ''
  const others = withoutFacet(found, level)
  const within = parent === null ? [] : [{ facet: parent.level, value: parent.symbol, include: true }]
  const request = facetsRequest({ ...found, filters: [...others.filters, ...within] }, [level], () => MAX_CHILDREN)
  const all = useAllFacets(found)
  // The sections of a list not narrowed by the IPC came with the other facets.
  const alone = parent !== null || found.filters.some((filter) => isClassLevel(found.kind, filter.facet))
  const counted = useQuery({
    ...listQuery(language, found, request),
    placeholderData: keepPreviousData,
    enabled: alone,
  })
  const answer = counted.data ?? (parent === null ? all.data : undefined)
  const facet = (alone ? answer : all.data)?.groupList.find((group) => group.field === facetField(found.kind, level))
  const values = childrenOf(facet, parent)
  const name = useIpcNames(values.map(({ value }) => ({ level, symbol: value })))
  const children = values.map(({ value, count }) => ({ value, count, name: name({ level, symbol: value }) }))
  return {
    level,
    children,
    pending: counted.isPending,
    failed: counted.isError,
    error: counted.error,
    timedOut: facet?.timedOut ?? false,
    retry: counted.refetch,
  }
}

/** A document also has other classes: only counted values below the parent are used. */
function childrenOf(facet: Facet | undefined, parent: IpcNode | null): Facet['list'] {
  const below = (facet?.list ?? []).filter(({ value }) => parent === null || value.startsWith(parent.symbol))
  return below.toSorted((a, b) => a.value.localeCompare(b.value, 'en', { numeric: true }))
}
