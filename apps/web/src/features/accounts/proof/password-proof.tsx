import { wirePassword } from '@gezhi/contract/wire-password'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../../api/api-client.ts'
import { Button } from '../../../components/button.tsx'
import { needed } from '../../../components/form/checks.ts'
import styles from '../../../components/form/form.module.css'
import { useForm } from '../../../components/form/use-form.ts'
import { PasswordField } from '../form/password-field.tsx'
import { useFailureText } from '../use-failure-text.ts'

/** Proves the identity of the user by their password. */
export function PasswordProof({ onProven }: { onProven: () => void }) {
  const { t } = useTranslation('accounts')
  const failureText = useFailureText()
  const form = useForm({ password: '' }, { password: [needed('passwordMissing')] })
  const submit = form.submit(async ({ password }) => {
    try {
      await apiClient.accounts.proveIdentity({ password: wirePassword(password) })
      onProven()
    } catch (error) {
      form.setValue('password', '')
      form.setMessage('password', failureText(error))
    }
  })
  return (
    <form className={styles['form']} {...submit}>
      <PasswordField label={t('fields.password')} field={form.field('password')} autoComplete="current-password" />
      <Button type="submit" kind="primary" className={styles['submit']} aria-disabled={form.busy}>
        {t('proof.submit')}
      </Button>
    </form>
  )
}
