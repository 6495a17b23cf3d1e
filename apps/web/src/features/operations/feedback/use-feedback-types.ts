import { useQuery } from '@tanstack/react-query'
import { callQuery } from '../../../api/call-query.ts'
import { useLanguage } from '../../../language/use-language.ts'

/** Kinds of feedback, as the dictionary has them. */
export function useFeedbackTypes(): readonly { readonly value: string; readonly label: string }[] {
  const { data } = useQuery(callQuery(useLanguage(), 'content', 'listDictionaryEntries', { dictType: 'feedback_type' }))
  return (data ?? []).map(({ dictValue, dictLabel }) => ({ value: dictValue, label: dictLabel }))
}
