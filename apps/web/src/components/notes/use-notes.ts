import type { FollowType } from '@gezhi/contract/client'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { callQuery } from '../../api/call-query.ts'
import { useLanguage } from '../../language/use-language.ts'
import { useSessionUser } from '../../session/session-store.ts'

/** Notes on a page of the panel. */
export const NOTES_PAGE_SIZE = 50

/** A page of the user's notes about a record, from 1, newest first; disabled for visitors, who have none. */
export function useNotes(kind: FollowType, patentId: string, pageNo: number) {
  const user = useSessionUser()
  return useQuery({
    ...callQuery(useLanguage(), 'notes', 'listNotes', { kind, patentId, pageNo, pageSize: NOTES_PAGE_SIZE }),
    enabled: user !== null,
    placeholderData: keepPreviousData,
    // Written in other tabs, too.
    staleTime: 0,
  })
}

/** The number of the user's notes about a record; 0 until it is known. */
export function useNoteCount(kind: FollowType, patentId: string): number {
  const { data, isPlaceholderData } = useNotes(kind, patentId, 1)
  return isPlaceholderData ? 0 : (data?.total ?? 0)
}

/** Reloads notes after a change. */
export function useInvalidateNotes(): () => Promise<void> {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: ['notes'] })
}
