import { useQuery } from '@tanstack/react-query'
import type { apiClient } from '../../../api/api-client.ts'
import { callQuery } from '../../../api/call-query.ts'
import { useLanguage } from '../../../language/use-language.ts'

/** Whether the signed-in user is an operator, according to the server; undefined until loaded. */
export function useOperator() {
  return useQuery({
    ...callQuery(useLanguage(), 'accounts', 'getCurrentUser', {}),
    select: ({ role, userId }) => ({ isOperator: role === 'operator', userId }),
  })
}

/** Numbers of pending tasks. */
export type Waiting = Awaited<ReturnType<typeof apiClient.operations.countWaiting>>

/** Number of pending tasks; polled every minute while the console is open. */
export function useWaiting() {
  return useQuery({ ...callQuery(useLanguage(), 'operations', 'countWaiting', {}), staleTime: 0, refetchInterval: 60_000 })
}
