import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Modal } from '../../../components/modal/modal.tsx'
import { closeLoginDialog } from '../../../session/login-dialog.ts'
import { openSession } from '../../../session/session-store.ts'
import { LoginPanel } from './login-panel.tsx'

/** Wide enough for the form with the QR beside it; px. */
const WIDTH = 760

/** The login over an open page, which is rendered again for the user who logs in. */
export function LoginDialog() {
  const { t } = useTranslation('accounts')
  const queryClient = useQueryClient()
  const router = useRouter()
  const navigate = useNavigate()
  return (
    <Modal title={t('login.title')} close={t('login.close')} width={WIDTH} onClose={closeLoginDialog}>
      <LoginPanel
        reason={null}
        onDone={(answer) => {
          openSession(answer)
          closeLoginDialog()
          void queryClient.resetQueries()
          void router.invalidate()
        }}
        onCancelled={() => {
          closeLoginDialog()
          void navigate({ to: '/' })
        }}
      />
    </Modal>
  )
}
