import { ApiError, type SmsPurpose } from '@gezhi/contract/client'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/button.tsx'
import { smsCode, phone } from '../../../../components/form/checks.ts'
import { SmsCodeField } from '../../../../components/form/sms-code-field.tsx'
import { TextField } from '../../../../components/form/text-field.tsx'
import { useForm } from '../../../../components/form/use-form.ts'
import { useFailureText } from '../../use-failure-text.ts'
import { failedText } from '../failed-text.ts'
import styles from '../personal.module.css'

/** A phone with the code that was sent to it. */
export interface ProvenPhone {
  readonly telephone: string
  readonly code: string
}

interface PhoneFormProps {
  /** Name of this step. */
  readonly step: string
  readonly label: string
  /** Purpose of the code. */
  readonly purpose: SmsPurpose
  readonly submit: string
  /** Error of a phone, before a code is sent to it. */
  readonly errorOf?: (phone: string) => string | null
  /** Another phone than the one just verified. */
  readonly other?: boolean
  /** Called with both; its rejection is shown. */
  readonly onGiven: (given: ProvenPhone) => Promise<void>
}

const EMPTY = { telephone: '', code: '' }
const CHECKS = { telephone: phone('telephoneMissing'), code: smsCode('codeMissing') }

/** Errors shown at the phone; all others are shown at the code. */
const OF_THE_PHONE = new Set(['TELEPHONE_TAKEN', 'TELEPHONE_HELD', 'TELEPHONE_BOUND'])

/** A phone and the code sent to it. */
export function PhoneForm({ step, label, purpose, submit: word, errorOf, other = false, onGiven }: PhoneFormProps) {
  const failureText = useFailureText()
  const { t } = useTranslation('personal')
  const form = useForm(EMPTY, CHECKS)
  const checkPhone = () => {
    if (!form.check(['telephone'])) return false
    const issue = errorOf?.(form.values.telephone) ?? null
    if (issue !== null) form.setMessage('telephone', issue)
    return issue === null
  }
  const submit = form.submit(
    async (given) => {
      try {
        await onGiven(given)
      } catch (error) {
        const ofPhone = error instanceof ApiError && OF_THE_PHONE.has(error.error ?? '')
        form.setMessage(ofPhone ? 'telephone' : 'code', failureText(error))
      }
    },
    { also: (inOrder) => inOrder && checkPhone() },
  )
  return (
    <form className={styles['form']} {...submit}>
      <p className={styles['explained']}>{step}</p>
      <TextField label={label} field={form.field('telephone')} type="tel" autoComplete="tel" inputMode="tel" maxLength={16} />
      <SmsCodeField
        purpose={purpose}
        field={form.field('code')}
        otherPhone={other}
        phone={() => (checkPhone() ? form.values.telephone : null)}
        onFailed={(error) => form.setMessage('code', failedText(t('phone.sendFailed'), failureText(error)))}
      />
      <div className={styles['actions']}>
        <Button type="submit" kind="primary" aria-disabled={form.busy}>
          {word}
        </Button>
      </div>
    </form>
  )
}
