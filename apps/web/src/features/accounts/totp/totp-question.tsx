import { ApiError } from '@gezhi/contract/client'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../../api/api-client.ts'
import { Button } from '../../../components/button.tsx'
import { needed } from '../../../components/form/checks.ts'
import styles from '../../../components/form/form.module.css'
import { useForm } from '../../../components/form/use-form.ts'
import { Modal } from '../../../components/modal/modal.tsx'
import { browserName } from '../browser-name.ts'
import type { Login } from '../login/use-login.ts'
import { useFailureText } from '../use-failure-text.ts'
import { TotpField } from './totp-field.tsx'

interface TotpQuestionProps {
  readonly login: Login
  /** Token of the login that waits for the code. */
  readonly token: string
  readonly onCancelled: () => void
}

/** Code 992: the second step of the login of an operator. A wrong code can be corrected; anything else ends the login. */
export function TotpQuestion({ login, token, onCancelled }: TotpQuestionProps) {
  const { t } = useTranslation('accounts')
  const failureText = useFailureText()
  const form = useForm({ code: '' }, { code: [needed('totpMissing')] })
  const submit = form.submit(async ({ code }) => {
    const request = { token, code, browserName: browserName(navigator.userAgent) }
    const answered = apiClient.accounts.loginByTotp(request)
    const error: unknown = await answered.then(
      () => null,
      (rejected: unknown) => rejected,
    )
    if (error instanceof ApiError && (error.error === 'TOTP_WRONG' || error.error === 'INVALID_INPUT')) {
      form.setValue('code', '')
      form.setMessage('code', failureText(error))
    } else await login.run(() => answered)
  })
  return (
    <Modal title={t('totp.title')} close={t('totp.close')} onClose={onCancelled}>
      <p>{t('totp.explained')}</p>
      <form className={styles['form']} {...submit}>
        <TotpField field={form.field('code')} />
        <Button type="submit" kind="primary" className={styles['submit']} aria-disabled={form.busy || login.busy}>
          {t('totp.submit')}
        </Button>
      </form>
    </Modal>
  )
}
