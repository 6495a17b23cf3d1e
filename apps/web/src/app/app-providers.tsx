import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider, type AnyRouter } from '@tanstack/react-router'
import { queryClient } from '../api/query-client.ts'
import { RecordActionsContext } from '../components/record-actions/record-actions-context.ts'
import { RECORD_ACTIONS } from './features.ts'

/** Context of every page: server state, the actions of features, and the router. Theme and language are in the document and in their stores. */
export function AppProviders({ router }: { router: AnyRouter }) {
  return (
    <QueryClientProvider client={queryClient}>
      <RecordActionsContext value={RECORD_ACTIONS}>
        <RouterProvider router={router} />
      </RecordActionsContext>
    </QueryClientProvider>
  )
}
