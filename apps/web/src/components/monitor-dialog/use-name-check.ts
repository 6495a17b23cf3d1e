import { MAX_MONITOR_NAME } from '@gezhi/contract/client'
import { useQuery } from '@tanstack/react-query'
import { callQuery } from '../../api/call-query.ts'
import { useLanguage } from '../../language/use-language.ts'
import { useRested } from '../use-rested.ts'

/** What is known of a name while it is typed: `checking` until the server has answered. */
export type NameCheck = 'empty' | 'long' | 'checking' | 'taken' | 'free'

/** Whether the name of a monitor is free, for a new one or for that of an id; requested when typing has paused. */
export function useNameCheck(typed: string, id: string | undefined): NameCheck {
  const name = typed.trim()
  const rested = useRested(name)
  const { data } = useQuery({
    ...callQuery(useLanguage(), 'monitors', 'checkMonitorName', { name: rested, ...(id !== undefined && { id }) }),
    enabled: rested !== '' && rested.length <= MAX_MONITOR_NAME,
    staleTime: 0,
    retry: false,
  })
  if (name === '') return 'empty'
  if (name.length > MAX_MONITOR_NAME) return 'long'
  if (rested !== name || data === undefined) return 'checking'
  return data ? 'free' : 'taken'
}
