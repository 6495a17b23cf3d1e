import { useQuery } from '@tanstack/react-query'
import { callQuery } from '../../../api/call-query.ts'
import { useLanguage } from '../../../language/use-language.ts'

/** Whether the signed-in user is an operator, as the server says; undefined until it has. */
export function useOperator() {
  return useQuery({
    ...callQuery(useLanguage(), 'accounts', 'getCurrentUser', {}),
    select: ({ role, userId }) => ({ isOperator: role === 'operator', userId }),
  })
}

/** How much work waits; asked anew every minute while the console is open. */
export function useWaiting() {
  return useQuery({ ...callQuery(useLanguage(), 'operations', 'countWaiting', {}), staleTime: 0, refetchInterval: 60_000 })
}
