import { useEffect, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../../api/api-client.ts'
import { Button } from '../../../components/button.tsx'
import { showNotice } from '../../../components/notice/notice-store.ts'
import { accountSource } from '../account-source.ts'
import { browserName } from '../browser-name.ts'
import { smsCode, phone } from '../../../components/form/checks.ts'
import styles from '../../../components/form/form.module.css'
import { FormMessage } from '../../../components/form/form-message.tsx'
import { SmsCodeField } from '../../../components/form/sms-code-field.tsx'
import { PhoneField } from '../../../components/form/phone-field.tsx'
import { useForm } from '../../../components/form/use-form.ts'
import { useFailureText } from '../use-failure-text.ts'
import type { Login } from './use-login.ts'
import { usePhoneAuth } from './use-phone-auth.ts'

/** How long the error of a code that could not be sent is displayed (D1 L220). */
const BRIEFLY_MS = 2000

const EMPTY = { phone: '', verifyCode: '' }
const CHECKS = { phone: phone('telephoneMissing'), verifyCode: smsCode('smsCodeMissing') }

interface SmsFormProps {
  readonly login: Login
  /** The checkbox that accepts the terms, shared by all login methods. */
  readonly agreement: ReactNode
  /** Whether it is checked; shows an error if it is not. */
  readonly agreed: () => boolean
  /** This server supports authentication by the carrier. */
  readonly phoneAuth: boolean
}

/** Login mode 2: a code sent to a phone; an unknown phone is registered. */
export function SmsForm({ login, agreement, agreed, phoneAuth }: SmsFormProps) {
  const { t } = useTranslation('accounts')
  const failureText = useFailureText()
  const form = useForm(EMPTY, CHECKS)
  const [notSent, setNotSent] = useBriefly()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const submit = form.submit(
    async ({ phone, verifyCode }) => {
      const request = {
        code: verifyCode,
        phoneOrEmail: phone,
        accountSource: accountSource(),
        browserName: browserName(navigator.userAgent),
      }
      await login.run(() => apiClient.accounts.loginByPhone(request), { remember: null })
    },
    { also: agreed, blocked: login.busy },
  )
  usePhoneAuth(phoneAuth && !login.busy && login.step.kind === 'form' ? sentTo : null, () => {
    setSentTo(null)
    if (form.values.verifyCode.trim() === '') {
      showNotice(t('phoneAuth.enterCode'))
      form.setProblem('verifyCode', 'codeMissing')
    } else {
      showNotice(t('phoneAuth.loggingIn'))
      submit.onSubmit()
    }
  })
  return (
    <form className={styles['form']} {...submit}>
      {notSent !== null && <FormMessage kind="error">{notSent}</FormMessage>}
      <PhoneField field={form.field('phone')} />
      <SmsCodeField
        purpose="login"
        field={form.field('verifyCode')}
        phone={() => (form.check(['phone']) ? form.values.phone : null)}
        failing={notSent !== null}
        onSent={setSentTo}
        onFailed={(error) => setNotSent(failureText(error))}
      />
      {agreement}
      <Button type="submit" kind="primary" className={styles['submit']} aria-disabled={login.busy}>
        {t('login.submit')}
      </Button>
    </form>
  )
}

/** A text that disappears by itself. */
function useBriefly() {
  const [text, setText] = useState<string | null>(null)
  useEffect(() => {
    if (text === null) return
    const timer = setTimeout(() => setText(null), BRIEFLY_MS)
    return () => clearTimeout(timer)
  }, [text])
  return [text, setText] as const
}
