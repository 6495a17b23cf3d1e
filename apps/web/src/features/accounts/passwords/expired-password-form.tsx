import type { LoginAnswer } from '@gezhi/contract/client'
import { wirePassword } from '@gezhi/contract/wire-password'
import { useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../../api/api-client.ts'
import { Button } from '../../../components/button.tsx'
import { showNotice } from '../../../components/notice/notice-store.ts'
import { CHINESE_OR_SPACE, needed, same, sixToTwenty, unlike } from '../../../components/form/checks.ts'
import styles from '../../../components/form/form.module.css'
import { PasswordField } from '../form/password-field.tsx'
import { Said } from '../../../components/form/said.tsx'
import { useForm } from '../../../components/form/use-form.ts'
import { useFailureText } from '../use-failure-text.ts'

const EMPTY = { old: '', password: '', confirm: '' }
const CHECKS = {
  old: [needed('oldPasswordMissing'), ...sixToTwenty],
  password: [needed('newPasswordMissing'), unlike(CHINESE_OR_SPACE, 'passwordLetters'), ...sixToTwenty],
  confirm: [needed('confirmMissing'), same('password', 'confirmOther')],
}

/** A new password in place of one that is too old (G36); the login is complete after it. */
export function ExpiredPasswordForm({ answer, onDone }: { answer: LoginAnswer; onDone: (password: string) => void }) {
  const { t } = useTranslation('accounts')
  const failureText = useFailureText()
  const form = useForm(EMPTY, CHECKS)
  const [fault, setFault] = useState<string | null>(null)
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (!form.check()) return
    try {
      const request = { oldPassword: wirePassword(form.values.old), password: wirePassword(form.values.password) }
      await apiClient.accounts.updatePassWord(request, { headers: { token: answer.token } })
      showNotice(t('expired.done'))
      onDone(form.values.password)
    } catch (error) {
      setFault(failureText(error))
    }
  }
  return (
    <form className={styles['form']} noValidate onSubmit={(event) => void submit(event)}>
      <h2 className={styles['heading']}>{t('expired.title')}</h2>
      <p className={styles['explained']}>{t('expired.explained')}</p>
      {fault !== null && <Said kind="fault">{fault}</Said>}
      <PasswordField label={t('fields.oldPassword')} field={form.field('old')} autoComplete="current-password" />
      <PasswordField label={t('fields.newPassword')} field={form.field('password')} autoComplete="new-password" />
      <PasswordField label={t('fields.confirmPassword')} field={form.field('confirm')} autoComplete="new-password" />
      <Button type="submit" kind="primary" className={styles['submit']}>
        {t('expired.submit')}
      </Button>
    </form>
  )
}
