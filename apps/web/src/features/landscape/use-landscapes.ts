import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { apiClient } from '../../api/api-client.ts'
import { callQuery } from '../../api/call-query.ts'
import { useLanguage } from '../../language/use-language.ts'
import { readPoints } from './read-points.ts'
import type { Selection } from './selection.ts'

/** Landscapes, and documents, on a page. */
export const PAGE_SIZE = 20

/** ms between requests while a landscape is being laid out. */
const WHILE_RUNNING = 1000

const isUnfinished = ({ state }: { readonly state: string }) => state === 'waiting' || state === 'running'

/** A page of the user's landscapes, newest first; repeated while one is being laid out. */
export function useLandscapes(pageNo: number) {
  return useQuery({
    ...callQuery(useLanguage(), 'landscape', 'listLandscapes', { pageNo, pageSize: PAGE_SIZE }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.list.some(isUnfinished) ? WHILE_RUNNING : false),
  })
}

/** One landscape; repeated while it is being laid out. */
export function useLandscape(id: string) {
  return useQuery({
    ...callQuery(useLanguage(), 'landscape', 'getLandscape', { id }),
    staleTime: 0,
    retry: false,
    refetchInterval: ({ state }) => (state.data && isUnfinished(state.data) ? WHILE_RUNNING : false),
  })
}

/** The points of a finished landscape, which never change. */
export function useLandscapePoints(id: string) {
  return useQuery({
    queryKey: ['landscape', 'points', id],
    staleTime: Infinity,
    queryFn: async ({ signal }) => {
      const file = await apiClient.landscape.getLandscapePoints({ id }, { signal })
      return readPoints(await file.arrayBuffer())
    },
  })
}

/** A page of selected documents; none are requested without a selection. */
export function useLandscapeDocuments(id: string, selection: Selection | null, pageNo: number) {
  return useQuery({
    ...callQuery(useLanguage(), 'landscape', 'listLandscapeDocuments', { id, ...selection, pageNo, pageSize: PAGE_SIZE }),
    enabled: selection !== null,
    placeholderData: keepPreviousData,
  })
}

/** Loads landscapes again after a change. */
export function useInvalidateLandscapes(): () => Promise<void> {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: ['landscape'] })
}
