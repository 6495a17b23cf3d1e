import { useTranslation } from 'react-i18next'
import { apiClient } from '../../../api/api-client.ts'
import { Button } from '../../../components/button.tsx'
import { phone, smsCode } from '../../../components/form/checks.ts'
import styles from '../../../components/form/form.module.css'
import { PhoneField } from '../../../components/form/phone-field.tsx'
import { SmsCodeField } from '../../../components/form/sms-code-field.tsx'
import { useForm } from '../../../components/form/use-form.ts'
import { isMaskedAs } from '../personal/phone/is-masked-as.ts'
import { useFailureText } from '../use-failure-text.ts'

interface SmsProofProps {
  /** The phone of the account, masked; its owner types it in full. */
  readonly telephone: string
  readonly onProven: () => void
}

/** Proves the identity of the user by a code sent to the phone of the account. */
export function SmsProof({ telephone, onProven }: SmsProofProps) {
  const { t } = useTranslation('accounts')
  const failureText = useFailureText()
  const form = useForm({ telephone: '', code: '' }, { telephone: phone('telephoneMissing'), code: smsCode('codeMissing') })
  const checkPhone = () => {
    if (!form.check(['telephone'])) return false
    const isOwn = isMaskedAs(form.values.telephone, telephone)
    if (!isOwn) form.setMessage('telephone', t('proof.otherPhone'))
    return isOwn
  }
  const submit = form.submit(
    async ({ code }) => {
      try {
        await apiClient.accounts.proveIdentity({ code: code.trim() })
        onProven()
      } catch (error) {
        form.setMessage('code', failureText(error))
      }
    },
    { also: (inOrder) => inOrder && checkPhone() },
  )
  return (
    <form className={styles['form']} {...submit}>
      <p>{t('proof.phone', { telephone })}</p>
      <PhoneField field={form.field('telephone')} />
      <SmsCodeField
        purpose="proof"
        field={form.field('code')}
        phone={() => (checkPhone() ? form.values.telephone : null)}
        onFailed={(error) => form.setMessage('code', failureText(error))}
      />
      <Button type="submit" kind="primary" className={styles['submit']} aria-disabled={form.busy}>
        {t('proof.submit')}
      </Button>
    </form>
  )
}
