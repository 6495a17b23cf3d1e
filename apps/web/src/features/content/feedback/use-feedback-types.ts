import { useQuery } from '@tanstack/react-query'
import { callQuery } from '../../../api/call-query.ts'
import { useLanguage } from '../../../language/use-language.ts'

/** The kinds of feedback, with the operator's labels (B.feedback.27). */
export function useFeedbackTypes() {
  return useQuery(callQuery(useLanguage(), 'content', 'listDictionaryEntries', { dictType: 'feedback_type' }))
}
