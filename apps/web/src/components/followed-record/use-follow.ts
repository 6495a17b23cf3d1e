import { FOLLOW_TYPES, type FollowType } from '@gezhi/contract/client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { callQuery } from '../../api/call-query.ts'
import { useLanguage } from '../../language/use-language.ts'
import { useSessionUser } from '../../session/session-store.ts'

/** The follow type of a record kind; undefined if its records cannot be followed. */
export function followTypeOf(kind: string): FollowType | undefined {
  return FOLLOW_TYPES.find((type) => type === kind)
}

/** The user's follow of a record, null if it is not followed; disabled for visitors. */
export function useFollow(type: FollowType, code: string) {
  const user = useSessionUser()
  return useQuery({ ...callQuery(useLanguage(), 'follows', 'findFollow', { type, code }), enabled: user !== null, staleTime: 0 })
}

/** Whether the user follows a record of a kind; false without a record, for visitors, and until it is known. */
export function useFollowed(kind: string, id: string | null): boolean {
  const user = useSessionUser()
  const type = followTypeOf(kind)
  const query = callQuery(useLanguage(), 'follows', 'findFollow', { type: type ?? 'patent', code: id ?? '' })
  const { data } = useQuery({ ...query, enabled: user !== null && type !== undefined && id !== null, staleTime: 0 })
  return Boolean(data)
}

/** Reloads follows after a change. */
export function useInvalidateFollows(): () => Promise<void> {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: ['follows'] })
}
