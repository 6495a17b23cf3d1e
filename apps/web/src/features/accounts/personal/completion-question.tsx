import { markCompletionPrompted, useCompletionPrompted } from '../../../session/completion-prompted.ts'
import { CompletionDialog } from './completion-dialog.tsx'
import { useAccount } from './use-account.ts'

/** On the home page: a user without user type or profession is asked for them, once per session (G125). */
export function CompletionQuestion() {
  return useCompletionPrompted() ? null : <Question onClose={markCompletionPrompted} />
}

function Question({ onClose }: { onClose: () => void }) {
  const { data: account } = useAccount()
  if (!account || (account.userType !== null && account.profession !== null)) return null
  return <CompletionDialog account={account} onClose={onClose} />
}
