import type { ApiError, Client, Language } from '@gezhi/contract/client'
import { queryOptions, type UseQueryOptions } from '@tanstack/react-query'
import { apiClient } from './api-client.ts'

type CallFunction = (request: never, options?: { signal?: AbortSignal }) => Promise<unknown>
type Domain = keyof Client
type Name<D extends Domain> = keyof Client[D] & string
type RequestTo<D extends Domain, N extends Name<D>> = Client[D][N] extends CallFunction ? Parameters<Client[D][N]>[0] : never
type AnswerTo<D extends Domain, N extends Name<D>> = Client[D][N] extends CallFunction ? Awaited<ReturnType<Client[D][N]>> : never

/**
 * TanStack Query's options for one call: `useQuery(callQuery(language, 'search', 'searchPatents', request))`. The key is domain, call,
 * language and request, so a change of language asks again. A request that is no longer wanted is cancelled.
 */
export function callQuery<D extends Domain, N extends Name<D>>(language: Language, domain: D, name: N, request: RequestTo<D, N>) {
  return queryOptions({
    queryKey: [domain, name, language, request],
    queryFn: ({ signal }) => {
      const call = apiClient[domain][name] as (request: RequestTo<D, N>, options: { signal: AbortSignal }) => Promise<AnswerTo<D, N>>
      return call(request, { signal })
    },
  } satisfies UseQueryOptions<AnswerTo<D, N>, ApiError | Error>)
}
