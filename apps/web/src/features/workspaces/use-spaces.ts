import type { FollowType } from '@gezhi/contract/client'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { callQuery } from '../../api/call-query.ts'
import { useLanguage } from '../../language/use-language.ts'

/** Files on a page. */
export const PAGE_SIZE = 20

/** The tree of the user's spaces, or of those shared with the user. */
export function useSpaceTree(shared: boolean) {
  return useQuery({ ...callQuery(useLanguage(), 'workspaces', 'listSpaceTree', { shared }), staleTime: 0 })
}

/** The path to a space; not requested without an id. */
export function useSpacePath(id: string) {
  return useQuery({ ...callQuery(useLanguage(), 'workspaces', 'findSpaceName', { id }), enabled: id !== '', staleTime: 0 })
}

/** A page of the files of a space, from 1, the latest first. */
export function useSpaceFiles(spaceId: string, type: FollowType, pageNo: number) {
  return useQuery({
    ...callQuery(useLanguage(), 'workspaces', 'listSpaceFiles', { spaceId, type, pageNo, pageSize: PAGE_SIZE }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

/** A page of the recycle bin, from 1, the latest first. */
export function useSpaceBin(pageNo: number) {
  return useQuery({
    ...callQuery(useLanguage(), 'workspaces', 'listSpaceBin', { pageNo, pageSize: PAGE_SIZE }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

/** Reloads everything about spaces after a change. */
export function useInvalidateSpaces(): () => Promise<void> {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: ['workspaces'] })
}
