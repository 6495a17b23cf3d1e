import type { Language } from '@gezhi/contract/client'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { callQuery } from '../../api/call-query.ts'
import { useLanguage } from '../../language/use-language.ts'
import { useSessionUser } from '../../session/session-store.ts'

/** A saved strategy as far as queries and lists of searches need it. */
export type NamedStrategy = NonNullable<ReturnType<typeof useNamedStrategies>['data']>[number]

/** All strategies of the user, by title; none for visitors. Requested again whenever a page shows them: other tabs save strategies too. */
export function useNamedStrategies(enabled = true) {
  const isUser = useSessionUser() !== null
  return useQuery({ ...namedStrategiesQuery(useLanguage()), placeholderData: keepPreviousData, staleTime: 0, enabled: enabled && isUser })
}

/** Its request, for code outside of components. */
export function namedStrategiesQuery(language: Language) {
  return callQuery(language, 'strategies', 'listNamedStrategies', {})
}
