import { wirePassword } from '@gezhi/contract/wire-password'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../../api/api-client.ts'
import { needed, same, strong } from '../../../components/form/checks.ts'
import { PasswordForm } from '../passwords/password-form.tsx'
import { AccountPage } from './account-page.tsx'
import styles from './personal.module.css'
import { useInvalidateAccount } from './use-account.ts'

const FIRST_CHECKS = {
  password: [needed('newPasswordMissing'), ...strong],
  confirm: [needed('confirmMissing'), same('password', 'confirmOther')],
}
const CHECKS = { old: [needed('oldPasswordMissing')], ...FIRST_CHECKS }

/** /personalHome/changepassword: changes or sets the password; leads to /passSuccess (G01). */
export function ChangePasswordPage() {
  const { t } = useTranslation('personal')
  return <AccountPage title={t('menu.changepassword')}>{({ password }) => <ChangePasswordForm first={password === 'false'} />}</AccountPage>
}

function ChangePasswordForm({ first }: { first: boolean }) {
  const { t } = useTranslation('personal')
  const navigate = useNavigate()
  const again = useInvalidateAccount()
  return (
    <PasswordForm
      className={styles['form']}
      checks={first ? FIRST_CHECKS : CHECKS}
      label="newPassword"
      hint="strongPasswordHint"
      maxLength={20}
      onGiven={async ({ old, password }) => {
        await apiClient.accounts.changePassword({ oldPassword: first ? '' : wirePassword(old), password: wirePassword(password) })
        await again()
        await navigate({ to: '/passSuccess' })
      }}
      submit={t(first ? 'password.set' : 'password.submit')}
      row={styles['actions']}
    >
      {first && <p className={styles['explained']}>{t('password.first')}</p>}
    </PasswordForm>
  )
}
