import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider, type AnyRouter } from '@tanstack/react-router'
import { queryClient } from '../api/query-client.ts'

/** Context of every page: server state and the router. Theme and language are in the document and in their stores. */
export function AppProviders({ router }: { router: AnyRouter }) {
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  )
}
