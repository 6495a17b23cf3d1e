import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider, type AnyRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { createQueryClient } from '../api/query-client.ts'

/** Everything a page finds around itself: server state and the router. Theme and language are in the document and in their stores. */
export function AppProviders({ router }: { router: AnyRouter }) {
  const [queryClient] = useState(createQueryClient)
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  )
}
