import { wirePassword } from '@gezhi/contract/wire-password'
import { useNavigate } from '@tanstack/react-router'
import { useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../../api/api-client.ts'
import { Button } from '../../../components/button.tsx'
import { needed, same, strong } from '../../../components/form/checks.ts'
import { PasswordField } from '../form/password-field.tsx'
import { Said } from '../../../components/form/said.tsx'
import { useForm } from '../../../components/form/use-form.ts'
import { useFailureText } from '../use-failure-text.ts'
import { AccountPage } from './account-page.tsx'
import styles from './personal.module.css'
import { useAccountAgain } from './use-account.ts'

const EMPTY = { old: '', password: '', confirm: '' }
const CHECKS = {
  old: [needed('oldPasswordMissing')],
  password: [needed('newPasswordMissing'), ...strong],
  confirm: [needed('confirmMissing'), same('password', 'confirmOther')],
}

/** /personalHome/changepassword: another password, or the first one; leads to /passSuccess (G01). */
export function ChangePasswordPage() {
  const { t } = useTranslation('personal')
  return <AccountPage title={t('menu.changepassword')}>{({ password }) => <ChangePasswordForm first={password === 'false'} />}</AccountPage>
}

function ChangePasswordForm({ first }: { first: boolean }) {
  const { t } = useTranslation('personal')
  const words = useTranslation('accounts')
  const navigate = useNavigate()
  const failureText = useFailureText()
  const again = useAccountAgain()
  const form = useForm(EMPTY, CHECKS)
  const [fault, setFault] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (busy || !form.check(first ? ['password', 'confirm'] : ['old', 'password', 'confirm'])) return
    setBusy(true)
    setFault(null)
    try {
      const oldPassword = first ? '' : wirePassword(form.values.old)
      await apiClient.accounts.updatePassWord({ oldPassword, password: wirePassword(form.values.password) })
      await again()
      void navigate({ to: '/passSuccess' })
    } catch (error) {
      setFault(failureText(error))
      setBusy(false)
    }
  }
  return (
    <form className={styles['form']} noValidate onSubmit={(event) => void submit(event)}>
      <p className={styles['explained']}>{t(first ? 'password.first' : 'password.explained')}</p>
      {fault !== null && <Said kind="fault">{fault}</Said>}
      {!first && <PasswordField label={words.t('fields.oldPassword')} field={form.field('old')} autoComplete="current-password" />}
      <PasswordField label={words.t('fields.newPassword')} field={form.field('password')} autoComplete="new-password" maxLength={20} />
      <PasswordField label={words.t('fields.confirmPassword')} field={form.field('confirm')} autoComplete="new-password" maxLength={20} />
      <div className={styles['actions']}>
        <Button type="submit" kind="primary" aria-disabled={busy}>
          {t(first ? 'password.set' : 'password.submit')}
        </Button>
      </div>
    </form>
  )
}
