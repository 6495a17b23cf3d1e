import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { apiClient } from '../../api/api-client.ts'
import { useSessionUser } from '../../session/session-store.ts'

/** Longest query that the history stores. */
const MAX_WORD = 1000

/** Stores a search or a view of a company in the history of the signed-in user, once for each. */
export function useStoredUse(use: { readonly word: string } | { readonly companyId: string } | null): void {
  const user = useSessionUser()
  const queries = useQueryClient()
  const key = use === null || user === null ? null : JSON.stringify(use)
  const store = useEffectEvent(async () => {
    if (use === null || ('word' in use && use.word.length > MAX_WORD)) return
    try {
      await apiClient.companies.addCompanyHistory(use)
      await queries.invalidateQueries({ queryKey: ['companies', 'listCompanyHistory'] })
    } catch {
      // The list does not depend on the history.
    }
  })
  useEffect(() => {
    if (key !== null) void store()
  }, [key])
}
