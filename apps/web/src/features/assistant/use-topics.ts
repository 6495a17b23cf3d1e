import { infiniteQueryOptions, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { apiClient } from '../../api/api-client.ts'
import { callQuery } from '../../api/call-query.ts'
import { useLanguage } from '../../language/use-language.ts'
import { onPaySuccess } from '../../session/pay-success.ts'

const PAGE_SIZE = 30

/** The conversations of the user, the latest first. */
export function useTopics(isUser: boolean) {
  return useInfiniteQuery(
    infiniteQueryOptions({
      queryKey: ['assistant', 'listTopics'],
      queryFn: ({ pageParam, signal }) => apiClient.assistant.listTopics({ pageNo: pageParam, pageSize: PAGE_SIZE }, { signal }),
      initialPageParam: 1,
      getNextPageParam: ({ total }, _pages, page) => (page * PAGE_SIZE < total ? page + 1 : null),
      enabled: isUser,
      staleTime: 30_000,
    }),
  )
}

/** How questions are answered and what is left; reloaded after a purchase. */
export function useAssistantState() {
  const queries = useQueryClient()
  useEffect(() => onPaySuccess(() => void queries.invalidateQueries({ queryKey: ['assistant', 'getAssistant'] })), [queries])
  return useQuery({ ...callQuery(useLanguage(), 'assistant', 'getAssistant', {}), staleTime: 30_000 })
}

/** Renames and deletes conversations. */
export function useTopicActions() {
  const queries = useQueryClient()
  const reload = () => queries.invalidateQueries({ queryKey: ['assistant'] })
  const rename = useMutation({
    mutationFn: (request: { id: string; title: string }) => apiClient.assistant.renameTopic(request),
    onSuccess: reload,
  })
  const remove = useMutation({
    mutationFn: (id: string) => apiClient.assistant.deleteTopic({ id }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['assistant', 'listTopics'] }),
  })
  return { rename, remove }
}
