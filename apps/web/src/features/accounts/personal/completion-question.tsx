import { useState } from 'react'
import { readStored, writeStored } from '../../../storage/browser-storage.ts'
import { CompletionDialog } from './completion-dialog.tsx'
import { useAccount } from './use-account.ts'

/** Kept until the session ends, which clears the storage: that the user was asked. */
const ASKED_KEY = 'completionAsked'

/** On the home page: a user who has no user type or profession is asked for them, once a session (G125). */
export function CompletionQuestion() {
  const [asked, setAsked] = useState(() => readStored(ASKED_KEY) !== null)
  if (asked) return null
  const close = () => {
    writeStored(ASKED_KEY, 'true')
    setAsked(true)
  }
  return <Question onClose={close} />
}

function Question({ onClose }: { onClose: () => void }) {
  const { data: account } = useAccount()
  if (!account || (account.userType !== null && account.profession !== null)) return null
  return <CompletionDialog account={account} onClose={onClose} />
}
