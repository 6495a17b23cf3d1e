import type { NoveltyResult } from '@gezhi/contract/client'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { apiClient } from '../../api/api-client.ts'
import { callQuery } from '../../api/call-query.ts'
import { useDelayedRemoval } from '../../components/own-list/use-delayed-removal.ts'
import { useLanguage } from '../../language/use-language.ts'

/** Analyses on a page. */
export const PAGE_SIZE = 20

/** ms between requests while an analysis runs. */
const WHILE_RUNNING = 1000

/** A page of the user's analyses, newest first; repeated while one runs. */
export function useNovelties(pageNo: number) {
  return useQuery({
    ...callQuery(useLanguage(), 'novelty', 'listNovelties', { pageNo, pageSize: PAGE_SIZE }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.list.some(({ status }) => status === 0) ? WHILE_RUNNING : false),
  })
}

/** One analysis; repeated while it runs. */
export function useNovelty(id: string) {
  return useQuery({
    ...callQuery(useLanguage(), 'novelty', 'getNoveltyResult', { id }),
    staleTime: 0,
    retry: false,
    refetchInterval: ({ state }) => (state.data?.status === 0 ? WHILE_RUNNING : false),
  })
}

/** The features with what one document says of them. */
export function useComparison(id: string, publicationNumber: string) {
  return useQuery(callQuery(useLanguage(), 'novelty', 'compareNovelty', { id, publicationNumber }))
}

/** Deletes analyses after a time in which that can be undone. */
export function useNoveltyRemoval() {
  const queries = useQueryClient()
  return useDelayedRemoval(
    (ids) => Promise.all(ids.map((id) => apiClient.novelty.deleteNovelty({ id }, { keepalive: true }))),
    () => queries.invalidateQueries({ queryKey: ['novelty', 'listNovelties'] }),
  )
}

/** Cancels an analysis that waits or runs. */
export function useCancelNovelty(onCancelled: () => unknown = () => undefined) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => apiClient.novelty.deleteNovelty({ id }),
    onSuccess: onCancelled,
    onSettled: () => queries.invalidateQueries({ queryKey: ['novelty', 'listNovelties'] }),
  })
}

type Change = Omit<Parameters<typeof apiClient.novelty.editNovelty>[0], 'id'>

/** Changes what was proposed; the answer replaces what is displayed. */
export function useEditNovelty(id: string) {
  const queries = useQueryClient()
  const { queryKey } = callQuery(useLanguage(), 'novelty', 'getNoveltyResult', { id })
  return useMutation({
    mutationFn: (change: Change) => apiClient.novelty.editNovelty({ ...change, id }),
    onSuccess: (result: NoveltyResult) => {
      queries.setQueryData(queryKey, result)
      return queries.invalidateQueries({ queryKey: ['novelty', 'compareNovelty'] })
    },
  })
}
