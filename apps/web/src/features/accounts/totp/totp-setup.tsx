import { useTranslation } from 'react-i18next'
import { apiClient } from '../../../api/api-client.ts'
import { Button } from '../../../components/button.tsx'
import { needed } from '../../../components/form/checks.ts'
import formStyles from '../../../components/form/form.module.css'
import { useForm } from '../../../components/form/use-form.ts'
import { QrCode } from '../../../components/qr-code/qr-code.tsx'
import { useFailureText } from '../use-failure-text.ts'
import { TotpField } from './totp-field.tsx'
import styles from './totp.module.css'

/** A new secret. */
export interface TotpSecret {
  /** In base32. */
  readonly secret: string
  /** Content of the QR code. */
  readonly uri: string
}

interface TotpSetupProps extends TotpSecret {
  readonly onConfirmed: (recoveryCodes: readonly string[]) => void
}

/** The secret for an authenticator app, and the code that confirms it. */
export function TotpSetup({ secret, uri, onConfirmed }: TotpSetupProps) {
  const { t } = useTranslation('accounts')
  const failureText = useFailureText()
  const form = useForm({ code: '' }, { code: [needed('totpMissing')] })
  const submit = form.submit(async ({ code }) => {
    try {
      onConfirmed((await apiClient.accounts.confirmTotp({ code })).recoveryCodes)
    } catch (error) {
      form.setMessage('code', failureText(error))
    }
  })
  return (
    <form className={formStyles['form']} {...submit}>
      <p>{t('totp.scan')}</p>
      <div className={styles['code']}>
        <QrCode text={uri} size={180} label={t('totp.qrCode')} />
      </div>
      <p className={styles['secret']}>
        {t('totp.type')} <code>{secret.replace(/.{4}(?=.)/g, '$& ')}</code>
      </p>
      <TotpField field={form.field('code')} recovery={false} />
      <Button type="submit" kind="primary" className={formStyles['submit']} aria-disabled={form.busy}>
        {t('totp.confirm')}
      </Button>
    </form>
  )
}
