import type { LoginAnswer } from '@gezhi/contract/client'
import { wirePassword } from '@gezhi/contract/wire-password'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../../api/api-client.ts'
import { CHINESE_OR_SPACE, needed, same, sixToTwenty, unlike } from '../../../components/form/checks.ts'
import styles from '../../../components/form/form.module.css'
import { showNotice } from '../../../components/notice/notice-store.ts'
import { PasswordForm } from './password-form.tsx'

const CHECKS = {
  old: [needed('oldPasswordMissing'), ...sixToTwenty],
  password: [needed('newPasswordMissing'), unlike(CHINESE_OR_SPACE, 'passwordLetters'), ...sixToTwenty],
  confirm: [needed('confirmMissing'), same('password', 'confirmOther')],
}

/** Replaces a password that is too old (G36); completes the login. */
export function ExpiredPasswordForm({ answer, onDone }: { answer: LoginAnswer; onDone: (password: string) => void }) {
  const { t } = useTranslation('accounts')
  return (
    <PasswordForm
      className={styles['form']}
      checks={CHECKS}
      label="newPassword"
      hint="passwordHint"
      onGiven={async ({ old, password }) => {
        const request = { oldPassword: wirePassword(old), password: wirePassword(password) }
        await apiClient.accounts.changePassword(request, { headers: { token: answer.token } })
        showNotice(t('expired.done'))
        onDone(password)
      }}
      submit={t('expired.submit')}
    >
      <h2 className={styles['heading']}>{t('expired.title')}</h2>
      <p className={styles['explained']}>{t('expired.explained')}</p>
    </PasswordForm>
  )
}
