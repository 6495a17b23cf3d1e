import { DEFAULT_ORIGINAL_PRICE } from '@gezhi/contract/client'
import { useRouter } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../components/dialog/dialog.tsx'
import { Button } from '../../../components/button.tsx'
import { showNotice } from '../../../components/notice/notice-store.ts'
import { logOut } from '../../../session-lifecycle/log-out.ts'
import { staySignedIn } from '../../../session-lifecycle/presence.ts'
import { openPurchaseDialog } from '../../../session/purchase-dialog.ts'
import { closeSessionDialog, type SessionDialog } from '../../../session/session-dialog.ts'
import dialogStyles from '../login/question-dialog.module.css'
import { QuestionDialog } from '../login/question-dialog.tsx'
import styles from './session-dialogs.module.css'

/** Dialogs of the session, over any open page. */
export function SessionDialogs({ dialog }: { dialog: SessionDialog }) {
  switch (dialog) {
    case 'inactive':
      return <InactivityQuestion />
    case 'renewal':
      return <RightsExpired />
  }
}

/** After two hours without activity: log out or continue? */
function InactivityQuestion() {
  const { t } = useTranslation('session')
  const router = useRouter()
  const [busy, setBusy] = useState(false)
  const leave = () => {
    setBusy(true)
    void logOut(router.buildLocation({ to: '/login' }).publicHref)
  }
  const stay = () => {
    staySignedIn()
    showNotice(t('inactive.stayed'))
  }
  return (
    <QuestionDialog
      title={t('inactive.title')}
      confirm={t('inactive.confirm')}
      cancel={t('inactive.cancel')}
      busy={busy}
      onConfirm={leave}
      onCancel={stay}
    >
      <p>{t('inactive.text')}</p>
    </QuestionDialog>
  )
}

/** Code 410: the last product has ended. Shown once per session (G103). */
function RightsExpired() {
  const { t } = useTranslation('session')
  const id = useId()
  const close = () => closeSessionDialog('renewal')
  const renew = () => {
    close()
    // Without a product the dialog selects the one whose price the text names (B.products.12).
    openPurchaseDialog()
  }
  return (
    <Dialog onClose={close} className={`${dialogStyles['dialog']} ${styles['renewal']}`} aria-labelledby={id}>
      <h2 id={id}>{t('renewal.title')}</h2>
      <p>{t('renewal.text')}</p>
      <p>{t('renewal.price', { price: DEFAULT_ORIGINAL_PRICE })}</p>
      <footer>
        <Button onClick={close}>{t('renewal.close')}</Button>
        <Button kind="primary" onClick={renew}>
          {t('renewal.renew')}
        </Button>
      </footer>
    </Dialog>
  )
}
