import { wirePassword } from '@gezhi/contract/wire-password'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../../api/api-client.ts'
import { needed, same, strong } from '../../../components/form/checks.ts'
import styles from '../../../components/form/form.module.css'
import { PasswordForm } from './password-form.tsx'
import type { ProvenPhone } from './prove-phone-form.tsx'

const CHECKS = {
  password: [needed('newPasswordMissing'), ...strong],
  confirm: [needed('confirmMissing'), same('password', 'forgotConfirmOther')],
}

/** Step 2 of a forgotten password: the new one, twice. */
export function NewPasswordForm({ proven, onDone }: { proven: ProvenPhone; onDone: () => void }) {
  const { t } = useTranslation('accounts')
  return (
    <PasswordForm
      className={styles['form']}
      checks={CHECKS}
      label="newPassword"
      hint="strongPasswordHint"
      maxLength={20}
      onGiven={async ({ password }) => {
        await apiClient.accounts.resetPassword({ ...proven, password: wirePassword(password) })
        onDone()
      }}
      submit={t('forgot.submit')}
    />
  )
}
