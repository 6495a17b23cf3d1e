import { useTranslation } from 'react-i18next'
import { apiClient } from '../../../api/api-client.ts'
import { Button } from '../../../components/button.tsx'
import { needed } from '../../../components/form/checks.ts'
import styles from '../../../components/form/form.module.css'
import { useForm } from '../../../components/form/use-form.ts'
import { useFailureText } from '../use-failure-text.ts'
import { TotpField } from './totp-field.tsx'
import type { TotpSecret } from './totp-setup.tsx'

/** Asks for a code of the current authenticator app, or a recovery code, before another app replaces it. */
export function TotpAgain({ onBegun }: { onBegun: (secret: TotpSecret) => void }) {
  const { t } = useTranslation('accounts')
  const failureText = useFailureText()
  const form = useForm({ code: '' }, { code: [needed('totpMissing')] })
  const submit = form.submit(async ({ code }) => {
    try {
      onBegun(await apiClient.accounts.beginTotp({ code }))
    } catch (error) {
      form.setValue('code', '')
      form.setMessage('code', failureText(error))
    }
  })
  return (
    <form className={styles['form']} {...submit}>
      <p>{t('totp.againExplained')}</p>
      <TotpField field={form.field('code')} />
      <Button type="submit" kind="primary" className={styles['submit']} aria-disabled={form.busy}>
        {t('totp.next')}
      </Button>
    </form>
  )
}
