import { useTranslation } from 'react-i18next'
import { apiClient } from '../../../api/api-client.ts'
import { Button } from '../../../components/button.tsx'
import { smsCode, phone } from '../../../components/form/checks.ts'
import styles from '../../../components/form/form.module.css'
import { SmsCodeField } from '../../../components/form/sms-code-field.tsx'
import { PhoneField } from '../../../components/form/phone-field.tsx'
import { useForm } from '../../../components/form/use-form.ts'
import { useFailureText } from '../use-failure-text.ts'
import { useSendFailureText } from '../../../components/form/use-send-failure-text.ts'

/** A phone with the code that was sent to it. */
export interface ProvenPhone {
  readonly telephone: string
  readonly code: string
}

/** The server's response for a phone without an account (G31). */
const PHONE_IS_FREE = '手机号码未被注册!'

const EMPTY = { telephone: '', code: '' }
const CHECKS = { telephone: phone('telephoneMissing'), code: smsCode('codeMissing') }

/** Step 1 of a forgotten password: the phone and the code sent to it, which the server checks without consuming it. */
export function ProvePhoneForm({ onProven }: { onProven: (proven: ProvenPhone) => void }) {
  const { t } = useTranslation('accounts')
  const failureText = useFailureText()
  const sendFailureText = useSendFailureText()
  const form = useForm(EMPTY, CHECKS)
  /** The response that a phone is free means that nobody has it (B.forgot.08). Any other result is left to the code. */
  const lookUp = async () => {
    if (form.values.telephone === '' || !form.check(['telephone'], { focus: false })) return
    const answer = await apiClient.accounts.checkAvailability({ telephone: form.values.telephone }).catch(() => null)
    if (answer === PHONE_IS_FREE) form.setProblem('telephone', 'telephoneUnknown')
  }
  const submit = form.submit(async (given) => {
    try {
      await apiClient.accounts.checkPhoneCode({ ...given, purpose: 'resetPassword' })
      onProven(given)
    } catch (error) {
      form.setMessage('code', failureText(error))
    }
  })
  return (
    <form className={styles['form']} {...submit}>
      <PhoneField field={form.field('telephone')} onBlur={() => void lookUp()} />
      <SmsCodeField
        purpose="resetPassword"
        field={form.field('code')}
        phone={() => (form.check(['telephone']) ? form.values.telephone : null)}
        onFailed={(error) => form.setMessage('code', sendFailureText(error))}
      />
      <Button type="submit" kind="primary" className={styles['submit']} aria-disabled={form.busy}>
        {t('forgot.next')}
      </Button>
    </form>
  )
}
