import type { SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../../api/api-client.ts'
import { Button } from '../../../components/button.tsx'
import { accountSource } from '../account-source.ts'
import { browserName } from '../browser-name.ts'
import { Agreement } from '../form/agreement.tsx'
import { smsCode, telephone, ticked } from '../form/checks.ts'
import styles from '../form/form.module.css'
import { SmsCodeField } from '../form/sms-code-field.tsx'
import { TelephoneField } from '../form/telephone-field.tsx'
import { useForm } from '../form/use-form.ts'
import { useFailureText } from '../use-failure-text.ts'
import type { Login } from './use-login.ts'

const EMPTY = { phone: '', verifyCode: '', agreement: '' }
const CHECKS = {
  phone: telephone('telephoneMissing'),
  verifyCode: smsCode('smsCodeMissing'),
  agreement: [ticked('agreementMissing')],
}

/** Login mode 2: a code sent to a phone; an unknown phone is registered. */
export function SmsForm({ login }: { login: Login }) {
  const { t } = useTranslation('accounts')
  const failureText = useFailureText()
  const form = useForm(EMPTY, CHECKS)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (login.busy || !form.check()) return
    const { phone, verifyCode } = form.values
    void login.run(() =>
      apiClient.accounts.telephoneLogin({
        code: verifyCode,
        phoneOrEmail: phone,
        accountSource: accountSource(),
        browserName: browserName(navigator.userAgent),
      }),
    )
  }
  return (
    <form className={styles['form']} noValidate onSubmit={submit}>
      <TelephoneField field={form.field('phone')} />
      <SmsCodeField
        field={form.field('verifyCode')}
        telephone={() => (form.check(['phone']) ? form.values.phone : null)}
        onFailed={(error) => form.say('verifyCode', failureText(error))}
      />
      <Agreement field={form.field('agreement')} />
      <Button type="submit" kind="primary" className={styles['submit']} aria-disabled={login.busy}>
        {t('login.submit')}
      </Button>
    </form>
  )
}
