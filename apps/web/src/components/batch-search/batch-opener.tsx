import { lazy, Suspense } from 'react'
import { WaitingBar } from '../waiting/waiting-bar.tsx'
import { loadNamespaces } from '../../language/i18n.ts'
import { openLoginDialog } from '../../session/login-dialog.ts'
import { useSessionUser } from '../../session/session-store.ts'

const BatchDialog = lazy(async () => {
  const [{ BatchDialog: dialog }] = await Promise.all([import('./batch-dialog.tsx'), loadNamespaces(['batch', 'search'])])
  return { default: dialog }
})

/** The dialog of batch search with its code and texts, loaded when it is opened. */
export function LateBatchDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  if (!open) return null
  return (
    <Suspense fallback={<WaitingBar />}>
      <BatchDialog onClose={onClose} />
    </Suspense>
  )
}

/** Action of the batch icon: opens the dialog, for a guest the login dialog (B.roles.21). */
export function useBatchOpener(open: () => void): () => void {
  const user = useSessionUser()
  return user === null ? openLoginDialog : open
}
