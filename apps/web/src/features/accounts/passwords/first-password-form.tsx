import type { LoginAnswer } from '@gezhi/contract/client'
import { wirePassword } from '@gezhi/contract/wire-password'
import { useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../../api/api-client.ts'
import { Button } from '../../../components/button.tsx'
import { showNotice } from '../../../components/notice/notice-store.ts'
import { CHINESE, needed, same, sixToTwenty, unlike } from '../../../components/form/checks.ts'
import styles from '../../../components/form/form.module.css'
import { PasswordField } from '../form/password-field.tsx'
import { Said } from '../../../components/form/said.tsx'
import { useForm } from '../../../components/form/use-form.ts'
import { useFailureText } from '../use-failure-text.ts'

const EMPTY = { password: '', confirm: '' }
const CHECKS = {
  password: [needed('newPasswordMissing'), unlike(CHINESE, 'passwordChinese'), ...sixToTwenty],
  confirm: [needed('confirmMissing'), same('password', 'confirmOther')],
}

/** Login mode 3: a first password for an account that was made by a phone, or none yet. */
export function FirstPasswordForm({ answer, onDone }: { answer: LoginAnswer; onDone: () => void }) {
  const { t } = useTranslation('accounts')
  const failureText = useFailureText()
  const form = useForm(EMPTY, CHECKS)
  const [fault, setFault] = useState<string | null>(null)
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (!form.check()) return
    try {
      const password = wirePassword(form.values.password)
      await apiClient.accounts.updatePassWord({ oldPassword: '', password }, { headers: { token: answer.token } })
      showNotice(t('first.done'))
      onDone()
    } catch (error) {
      setFault(failureText(error))
    }
  }
  return (
    <form className={styles['form']} noValidate onSubmit={(event) => void submit(event)}>
      <h2 className={styles['heading']}>{t('first.title')}</h2>
      <p className={styles['explained']}>{t('first.explained')}</p>
      {fault !== null && <Said kind="fault">{fault}</Said>}
      <PasswordField label={t('fields.password')} field={form.field('password')} autoComplete="new-password" />
      <PasswordField label={t('fields.confirmPassword')} field={form.field('confirm')} autoComplete="new-password" />
      <Button type="submit" kind="primary" className={styles['submit']}>
        {t('first.submit')}
      </Button>
      <Button kind="plain" className={styles['submit']} onClick={onDone}>
        {t('first.skip')}
      </Button>
    </form>
  )
}
