import type { GroupTable } from '@gezhi/contract/client'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { callQuery } from '../../api/call-query.ts'
import { useLanguage } from '../../language/use-language.ts'

/** More than a user may have. */
const ALL = { pageNo: 1, pageSize: 100 }

/** All groups of the user, by name. */
export function useGroups() {
  return useQuery({ ...callQuery(useLanguage(), 'groups', 'listApplicantGroups', ALL), staleTime: 0 })
}

/** Figures of all groups, or with an id of the companies of one, within a query. */
export function useFigures(queryStr: string, id: string | null) {
  return useQuery({
    ...callQuery(useLanguage(), 'groups', 'countGroups', { queryStr, ...(id !== null && { id }) }),
    staleTime: 0,
    retry: false,
    placeholderData: keepPreviousData,
  })
}

/** Pairs of all groups, or with an id of the companies of one, within a query. */
export function useGroupTable(queryStr: string, id: string | null, by: GroupTable) {
  return useQuery({
    ...callQuery(useLanguage(), 'groups', 'tabulateGroups', { queryStr, by, ...(id !== null && { id }) }),
    staleTime: 0,
    retry: false,
  })
}

/** Loads groups and figures again after a change. */
export function useInvalidateGroups(): () => Promise<void> {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: ['groups'] })
}
