import { useQuery, useQueryClient } from '@tanstack/react-query'
import { apiClient } from '../../../api/api-client.ts'
import { callQuery } from '../../../api/call-query.ts'
import { useLanguage } from '../../../language/use-language.ts'
import { storeUser } from '../../../session/session-store.ts'

/** The account data from the server. */
export type Account = Awaited<ReturnType<typeof apiClient.accounts.getCurrentUser>>

/** The signed-in user. */
export function useAccount() {
  return useQuery(callQuery(useLanguage(), 'accounts', 'getCurrentUser', {}))
}

/** Reloads the signed-in user for this page, the header and others. */
export function useInvalidateAccount(): () => Promise<void> {
  const queries = useQueryClient()
  const language = useLanguage()
  return async () => {
    const query = callQuery(language, 'accounts', 'getCurrentUser', {})
    storeUser(await queries.query({ ...query, staleTime: 0 }))
  }
}

/** The changeable data of an account. */
export type AccountChange = Parameters<typeof apiClient.accounts.changeProfile>[0]

/** Changes single fields of the profile; rejects with the error of the call. */
export function useAccountChange(): (change: AccountChange) => Promise<void> {
  const again = useInvalidateAccount()
  return async (change) => {
    await apiClient.accounts.changeProfile(change)
    await again()
  }
}
