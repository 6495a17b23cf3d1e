import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { callQuery } from '../../api/call-query.ts'
import { useLanguage } from '../../language/use-language.ts'
import { useChosenDatabases } from '../../search-state/chosen-databases.ts'
import { useSessionUser } from '../../session/session-store.ts'
import { countryCount } from './database-choice.ts'

/** Delay after which the button shows the number of searched countries (B.database.13). */
const COUNT_AFTER_MS = 1500

/** The available databases, for the current user. */
export function useDatabases(enabled: boolean) {
  const user = useSessionUser()
  const query = callQuery(useLanguage(), 'search', 'listDatabases', {})
  return useQuery({ ...query, queryKey: [...query.queryKey, user?.telephone ?? null], enabled })
}

/** Number of searched countries, null for all and before it is known. */
export function useCountryCount(): number | null {
  const [enabled, setEnabled] = useState(false)
  const chosen = useChosenDatabases()
  const { data } = useDatabases(enabled)
  useEffect(() => {
    const timer = setTimeout(() => setEnabled(true), COUNT_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return enabled && data ? countryCount(chosen, data) : null
}
