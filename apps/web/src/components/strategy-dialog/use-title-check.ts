import { MAX_STRATEGY_TITLE } from '@gezhi/contract/client'
import { isStrategyTitle } from '@gezhi/query'
import { useQuery } from '@tanstack/react-query'
import { callQuery } from '../../api/call-query.ts'
import { useLanguage } from '../../language/use-language.ts'
import { useRested } from '../use-rested.ts'

/** What is known of a title while it is typed: `checking` until the server has answered. */
export type TitleCheck = 'empty' | 'long' | 'forbidden' | 'checking' | 'taken' | 'free'

/** Whether a title is free, for a new strategy or for the one with an id; requested when typing has paused. */
export function useTitleCheck(typed: string, id: string | undefined): TitleCheck {
  const title = typed.trim()
  const rested = useRested(title)
  const isValid = isStrategyTitle(rested) && rested.length <= MAX_STRATEGY_TITLE
  const { data } = useQuery({
    ...callQuery(useLanguage(), 'strategies', 'checkStrategyTitle', { title: rested, ...(id !== undefined && { id }) }),
    enabled: isValid,
    staleTime: 0,
    retry: false,
  })
  if (title === '') return 'empty'
  if (title.length > MAX_STRATEGY_TITLE) return 'long'
  if (!isStrategyTitle(title)) return 'forbidden'
  if (rested !== title || data === undefined) return 'checking'
  return data ? 'free' : 'taken'
}
