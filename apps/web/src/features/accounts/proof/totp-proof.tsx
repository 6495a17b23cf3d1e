import { useTranslation } from 'react-i18next'
import { apiClient } from '../../../api/api-client.ts'
import { Button } from '../../../components/button.tsx'
import { needed } from '../../../components/form/checks.ts'
import styles from '../../../components/form/form.module.css'
import { useForm } from '../../../components/form/use-form.ts'
import { TotpField } from '../totp/totp-field.tsx'
import { useFailureText } from '../use-failure-text.ts'

/** Proves the identity of an operator by a code of their authenticator app. */
export function TotpProof({ onProven }: { onProven: () => void }) {
  const { t } = useTranslation('accounts')
  const failureText = useFailureText()
  const form = useForm({ code: '' }, { code: [needed('totpMissing')] })
  const submit = form.submit(async ({ code }) => {
    try {
      await apiClient.accounts.proveIdentity({ totp: code })
      onProven()
    } catch (error) {
      form.setValue('code', '')
      form.setMessage('code', failureText(error))
    }
  })
  return (
    <form className={styles['form']} {...submit}>
      <TotpField field={form.field('code')} />
      <Button type="submit" kind="primary" className={styles['submit']} aria-disabled={form.busy}>
        {t('proof.submit')}
      </Button>
    </form>
  )
}
