import { ApiError } from '@gezhi/contract/client'
import { QueryClient } from '@tanstack/react-query'

/** Results stay fresh for a minute and are cached for half an hour, so that going back shows the same list at once. */
export const queryClient = new QueryClient({
  defaultOptions: {
    // Ignores the browser's network state: a server on the local network works without the internet, and failures should be reported at
    // once.
    mutations: { networkMode: 'always' },
    queries: {
      networkMode: 'always',
      staleTime: 60_000,
      gcTime: 30 * 60_000,
      refetchOnWindowFocus: false,
      // A response with an error would be the same again; only a lost connection is retried once.
      retry: (failures, error) => failures < 1 && !(error instanceof ApiError),
    },
  },
})
