import type { ApiError, Client, Language } from '@gezhi/contract/client'
import { queryOptions, type UseQueryOptions } from '@tanstack/react-query'
import { apiClient } from './api-client.ts'

type CallFunction = (request: never, options?: { signal?: AbortSignal }) => Promise<unknown>
type NamedCall<Request, Answer> = (request: Request, options?: { signal: AbortSignal }) => Promise<Answer>
type Domain = keyof Client
type Name<D extends Domain> = keyof Client[D] & string
type RequestTo<D extends Domain, N extends Name<D>> = Client[D][N] extends CallFunction ? Parameters<Client[D][N]>[0] : never
type AnswerTo<D extends Domain, N extends Name<D>> = Client[D][N] extends CallFunction ? Awaited<ReturnType<Client[D][N]>> : never

/**
 * TanStack Query's options for one call: `useQuery(callQuery(language, 'search', 'searchPatents', request))`. The key is domain, call,
 * language and request, so a change of language sends a new request. Obsolete requests are cancelled.
 */
export function callQuery<D extends Domain, N extends Name<D>>(language: Language, domain: D, name: N, request: RequestTo<D, N>) {
  return namedCallQuery<RequestTo<D, N>, AnswerTo<D, N>>(language, domain, name, request)
}

/** The same for a call whose name is data; `Request` and `Answer` are its types in the contract. */
export function namedCallQuery<Request, Answer>(language: Language, domain: string, name: string, request: Request) {
  return queryOptions({
    queryKey: [domain, name, language, request],
    queryFn: ({ signal }) => namedCall<Request, Answer>(domain, name, request, { signal }),
  } satisfies UseQueryOptions<Answer, ApiError | Error>)
}

/** Calls a call whose name is data. */
export function namedCall<Request, Answer>(
  domain: string,
  name: string,
  request: Request,
  options?: { signal: AbortSignal },
): Promise<Answer> {
  const calls = apiClient[domain as Domain] as unknown as Readonly<Record<string, NamedCall<Request, Answer>>>
  return calls[name]!(request, options)
}
