import { ApiError, ATTENTION_FUNCTIONS } from '@gezhi/contract/client'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../../api/api-client.ts'
import { Button } from '../../../components/button.tsx'
import { useCause } from '../../../components/failure/use-cause.ts'
import { Agreement } from '../../../components/form/agreement.tsx'
import { ChoiceGroup } from '../../../components/form/choice-group.tsx'
import formStyles from '../../../components/form/form.module.css'
import { FormMessage } from '../../../components/form/form-message.tsx'
import { SmsCodeField } from '../../../components/form/sms-code-field.tsx'
import { PhoneField } from '../../../components/form/phone-field.tsx'
import { TextField } from '../../../components/form/text-field.tsx'
import { useForm } from '../../../components/form/use-form.ts'
import { useSendFailureText } from '../../../components/form/use-send-failure-text.ts'
import { useLanguage } from '../../../language/use-language.ts'
import { BOOKING_CHECKS, bookingRequest, EMPTY_BOOKING } from './booking-values.ts'
import styles from './demo-booking.module.css'
import { useCodeCheck } from './use-code-check.ts'

/** The fields of a booking. After sending they are cleared and a confirmation is displayed. */
export function DemoBookingForm() {
  const { t } = useTranslation('demo')
  const language = useLanguage()
  const causeOf = useCause()
  const sendFailureText = useSendFailureText()
  const form = useForm(EMPTY_BOOKING, BOOKING_CHECKS)
  const [done, setDone] = useState(false)
  const checkCode = useCodeCheck((error) => form.setMessage('code', causeOf(error)))

  const book = async (values: typeof EMPTY_BOOKING) => {
    setDone(false)
    try {
      await apiClient.content.bookDemonstration(bookingRequest(values))
      form.clear()
      setDone(true)
    } catch (error) {
      if (!(error instanceof ApiError && error.error === 'SMS_CODE_WRONG')) throw error
      form.setMessage('code', causeOf(error))
    }
  }
  const look = (name: keyof typeof EMPTY_BOOKING) => () => {
    if (form.values[name] !== '') form.check([name], { focus: false })
  }
  const lookAtCode = () => {
    if (form.values.code === '' || form.values.telephone === '' || !form.check(['telephone', 'code'], { focus: false })) return
    void checkCode(form.values)
  }
  return (
    <form className={styles['form']} {...form.submit(book)} onInput={() => setDone(false)}>
      {done && <FormMessage kind="done">{t('done')}</FormMessage>}
      {form.failure !== null && <FormMessage kind="error">{causeOf(form.failure)}</FormMessage>}
      <div className={styles['fields']}>
        <TextField label={t('name')} field={form.field('name')} autoComplete="name" onBlur={look('name')} />
        <TextField label={t('email')} field={form.field('email')} type="email" autoComplete="email" onBlur={look('email')} />
        <PhoneField field={form.field('telephone')} onBlur={look('telephone')} />
        <SmsCodeField
          purpose="reservation"
          field={form.field('code')}
          phone={() => (form.check(['telephone']) ? form.values.telephone : null)}
          onFailed={(error) => form.setMessage('code', sendFailureText(error))}
          onBlur={lookAtCode}
        />
        <TextField label={t('company')} field={form.field('company')} autoComplete="organization" onBlur={look('company')} />
        <TextField
          label={t('position')}
          field={form.field('companyPosition')}
          autoComplete="organization-title"
          onBlur={look('companyPosition')}
        />
      </div>
      <ChoiceGroup
        legend={t('functions')}
        field={form.field('attentionFunction')}
        options={ATTENTION_FUNCTIONS.map((one) => ({ value: one.zh, name: one[language] }))}
      />
      <Agreement field={form.field('agreement')} />
      <Button type="submit" kind="primary" className={formStyles['submit']} aria-disabled={form.busy}>
        {t(form.busy ? 'registering' : 'submit')}
      </Button>
    </form>
  )
}
