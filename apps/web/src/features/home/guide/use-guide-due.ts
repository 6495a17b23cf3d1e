import { useQuery } from '@tanstack/react-query'
import { callQuery } from '../../../api/call-query.ts'
import { useLanguage } from '../../../language/use-language.ts'
import { useCompletionPrompted } from '../../../session/completion-prompted.ts'
import { useSessionUser } from '../../../session/session-store.ts'

/** Whether to open the guide automatically: for a user who has not seen it, after the dialog about the profile. */
export function useGuideDue(): boolean {
  const unseen = useSessionUser()?.guideStatus === 0
  const prompted = useCompletionPrompted()
  const { data: account } = useQuery({ ...callQuery(useLanguage(), 'accounts', 'getCurrentUser', {}), enabled: unseen && !prompted })
  return unseen && (prompted || (account !== undefined && account.userType !== null && account.profession !== null))
}
