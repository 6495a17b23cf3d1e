import { lazy, Suspense, type JSX } from 'react'
import type { MessageNotification as Notification } from '../../features/accounts/messages/message-notification.tsx'
import type { SessionDialogs as Dialogs } from '../../features/accounts/session/session-dialogs.tsx'
import { loadNamespaces } from '../../language/i18n.ts'
import { useMessageNotice } from '../../session/message-notice.ts'
import { useSessionDialog } from '../../session/session-dialog.ts'
import { LoginOverPage } from './login-over-page.tsx'
import { PurchaseOverPage } from './purchase-over-page.tsx'

const nothing = () => () => null as unknown as JSX.Element

// A failure to load it must not break the page below.
const SessionDialogs = lazy(async (): Promise<{ default: typeof Dialogs }> => {
  const fetched = Promise.all([import('../../features/accounts/session/session-dialogs.tsx'), loadNamespaces(['session'])])
  return { default: await fetched.then(([chunk]) => chunk.SessionDialogs, nothing) }
})
const MessageNotification = lazy(async (): Promise<{ default: typeof Notification }> => {
  const fetched = Promise.all([import('../../features/accounts/messages/message-notification.tsx'), loadNamespaces(['messages'])])
  return { default: await fetched.then(([chunk]) => chunk.MessageNotification, nothing) }
})

/** Dialogs that can open over any page: of the session, new messages, login, and purchase. */
export function OverPage() {
  const dialog = useSessionDialog()
  const message = useMessageNotice()
  return (
    <>
      <Suspense fallback={null}>
        {dialog && <SessionDialogs dialog={dialog} />}
        {message && <MessageNotification message={message} />}
      </Suspense>
      <LoginOverPage />
      <PurchaseOverPage />
    </>
  )
}
