import { ApiError } from '@gezhi/contract/client'
import { QueryClient } from '@tanstack/react-query'

/** Answers stay fresh for a minute and are kept half an hour, so that going back shows the same list at once. */
export const queryClient = new QueryClient({
  defaultOptions: {
    // Ask whatever the browser thinks of the network: a server on the local network answers without the internet, and failures are reported, not waited for.
    mutations: { networkMode: 'always' },
    queries: {
      networkMode: 'always',
      staleTime: 60_000,
      gcTime: 30 * 60_000,
      refetchOnWindowFocus: false,
      // An answer with a reason stays the same when asked again; only a lost connection is tried once more.
      retry: (failures, error) => failures < 1 && !(error instanceof ApiError),
    },
  },
})
