import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { callQuery } from '../../../api/call-query.ts'
import { useLanguage } from '../../../language/use-language.ts'
import { classLevels } from '../../../search-state/facet-fields.ts'
import { listQuery } from '../../../search-state/list-query.ts'
import { facetsRequest, withoutFacet, type Found } from '../../../search-state/search-request.ts'
import { ipcMatches } from '../facets/ipc-matches.ts'
import { useIpcNames } from './use-ipc-names.ts'
import { useRested } from '../../../components/use-rested.ts'

/** The most values of a level that are counted. */
const MAX_VALUES = 1000
/** The most classes that one call finds by their titles. */
const MAX_TITLED = 100

/** Classes of any level among the hits, found by symbol or by words of their titles; nothing is requested while the box is empty. */
export function useIpcMatches(found: Found, typed: string) {
  const language = useLanguage()
  const levels = classLevels(found.kind)
  const rested = useRested(typed.trim())
  const enabled = rested !== ''
  const counted = useQuery({
    ...listQuery(
      language,
      found,
      facetsRequest(withoutFacet(found, levels[0] ?? ''), levels, () => MAX_VALUES),
    ),
    placeholderData: keepPreviousData,
    enabled,
  })
  const titled = useQuery({ ...callQuery(language, 'classification', 'findClasses', { keyWord: rested, size: MAX_TITLED }), enabled })
  const matches = counted.data ? ipcMatches(found.kind, rested, counted.data.groupList, titled.data ?? []) : []
  const name = useIpcNames(matches.map(({ node }) => node))
  return {
    matches: matches.map((match) => ({ ...match, name: name(match.node) })),
    settled: rested === typed.trim() && !counted.isFetching && !titled.isFetching,
    failed: counted.isError || titled.isError,
    error: counted.error ?? titled.error,
    timedOut: counted.data?.groupList.some((group) => group.timedOut) ?? false,
    retry: () => Promise.all([counted.refetch(), titled.refetch()]),
  }
}
