import { useQuery } from '@tanstack/react-query'
import { callQuery } from '../../api/call-query.ts'
import { useLanguage } from '../../language/use-language.ts'

/** The groups of the user by name, with their numbers of strategies. */
export function useStrategyGroups() {
  return useQuery({ ...callQuery(useLanguage(), 'strategies', 'listStrategyGroups', { pageSize: 100 }), staleTime: 0 })
}
