import { wirePassword } from '@gezhi/contract/wire-password'
import { useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../../api/api-client.ts'
import { Button } from '../../../components/button.tsx'
import { needed, same, strong } from '../../../components/form/checks.ts'
import styles from '../../../components/form/form.module.css'
import { PasswordField } from '../form/password-field.tsx'
import { Said } from '../../../components/form/said.tsx'
import { useForm } from '../../../components/form/use-form.ts'
import { useFailureText } from '../use-failure-text.ts'
import type { ProvenPhone } from './prove-phone-form.tsx'

const EMPTY = { password: '', confirm: '' }
const CHECKS = {
  password: [needed('newPasswordMissing'), ...strong],
  confirm: [needed('confirmMissing'), same('password', 'forgotConfirmOther')],
}

/** Step 2 of a forgotten password: the new one, twice. */
export function NewPasswordForm({ proven, onDone }: { proven: ProvenPhone; onDone: () => void }) {
  const { t } = useTranslation('accounts')
  const failureText = useFailureText()
  const form = useForm(EMPTY, CHECKS)
  const [fault, setFault] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (busy || !form.check()) return
    setBusy(true)
    try {
      await apiClient.accounts.retrievePassWord({ ...proven, password: wirePassword(form.values.password) })
      onDone()
    } catch (error) {
      setFault(failureText(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <form className={styles['form']} noValidate onSubmit={(event) => void submit(event)}>
      {fault !== null && <Said kind="fault">{fault}</Said>}
      <PasswordField label={t('fields.newPassword')} field={form.field('password')} autoComplete="new-password" maxLength={20} />
      <PasswordField label={t('fields.confirmPassword')} field={form.field('confirm')} autoComplete="new-password" maxLength={20} />
      <Button type="submit" kind="primary" className={styles['submit']} aria-disabled={busy}>
        {t('forgot.submit')}
      </Button>
    </form>
  )
}
