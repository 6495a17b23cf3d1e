import type { LoginAnswer } from '@gezhi/contract/client'
import { wirePassword } from '@gezhi/contract/wire-password'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../../api/api-client.ts'
import { Button } from '../../../components/button.tsx'
import { CHINESE, needed, same, sixToTwenty, unlike } from '../../../components/form/checks.ts'
import styles from '../../../components/form/form.module.css'
import { showNotice } from '../../../components/notice/notice-store.ts'
import { PasswordForm } from './password-form.tsx'

const CHECKS = {
  password: [needed('newPasswordMissing'), unlike(CHINESE, 'passwordChinese'), ...sixToTwenty],
  confirm: [needed('confirmMissing'), same('password', 'confirmOther')],
}

/** Login mode 3: a first password for an account created by a phone, or not yet. */
export function FirstPasswordForm({ answer, onDone }: { answer: LoginAnswer; onDone: () => void }) {
  const { t } = useTranslation('accounts')
  return (
    <PasswordForm
      className={styles['form']}
      checks={CHECKS}
      label="password"
      hint="passwordHint"
      onGiven={async ({ password }) => {
        const request = { oldPassword: '', password: wirePassword(password) }
        await apiClient.accounts.changePassword(request, { headers: { token: answer.token } })
        showNotice(t('first.done'))
        onDone()
      }}
      submit={t('first.submit')}
      below={
        <Button kind="plain" className={styles['submit']} onClick={onDone}>
          {t('first.skip')}
        </Button>
      }
    >
      <h2 className={styles['heading']}>{t('first.title')}</h2>
      <p className={styles['explained']}>{t('first.explained')}</p>
    </PasswordForm>
  )
}
