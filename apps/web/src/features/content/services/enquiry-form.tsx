import { ApiError, MAX_ENQUIRY_CHARACTERS } from '@gezhi/contract/client'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../../api/api-client.ts'
import { callQuery } from '../../../api/call-query.ts'
import { Button } from '../../../components/button.tsx'
import { useCause } from '../../../components/failure/use-cause.ts'
import { Agreement } from '../../../components/form/agreement.tsx'
import { like, mustBeChecked, needed, phone, smsCode } from '../../../components/form/checks.ts'
import formStyles from '../../../components/form/form.module.css'
import { FormMessage } from '../../../components/form/form-message.tsx'
import { PhoneField } from '../../../components/form/phone-field.tsx'
import { SelectField } from '../../../components/form/select-field.tsx'
import { SmsCodeField } from '../../../components/form/sms-code-field.tsx'
import { TextAreaField } from '../../../components/form/text-area-field.tsx'
import { TextField } from '../../../components/form/text-field.tsx'
import { useForm } from '../../../components/form/use-form.ts'
import { useSendFailureText } from '../../../components/form/use-send-failure-text.ts'
import { useLanguage } from '../../../language/use-language.ts'
import { useSessionUser } from '../../../session/session-store.ts'
import styles from './enquiry.module.css'

const CHECKS = {
  service: [],
  name: [needed('enquirerMissing'), like(/^.{0,20}$/su, 'tooLong20')],
  telephone: phone('registerTelephoneMissing'),
  code: smsCode('codeMissing'),
  company: [like(/^.{0,30}$/su, 'tooLong30')],
  content: [needed('enquiryMissing'), like(/^.{0,500}$/su, 'tooLong500')],
  agreement: [mustBeChecked('termsMissing')],
}
const WITHOUT_PHONE = ['service', 'name', 'company', 'content', 'agreement'] as const
const EMPTY = { name: '', telephone: '', code: '', company: '', content: '', agreement: '' }

/** The fields of an enquiry. The phone is that of the account, or another one verified by a code. */
export function EnquiryForm({ service }: { readonly service: number }) {
  const { t } = useTranslation('enquiry')
  const language = useLanguage()
  const causeOf = useCause()
  const sendFailureText = useSendFailureText()
  const services = useQuery(callQuery(language, 'content', 'getSaleServiceTree', {}))
  const own = useSessionUser()?.telephone ?? ''
  const [isOther, setOther] = useState(false)
  const isOwn = own !== '' && !isOther
  const form = useForm({ service: String(service), ...EMPTY }, CHECKS)
  const [done, setDone] = useState(false)
  const send = async ({ service: chosen, name, company, content, telephone, code }: typeof form.values) => {
    setDone(false)
    try {
      const written = { serviceId: Number(chosen), name, company, content }
      await apiClient.content.sendServiceEnquiry({ ...written, ...(!isOwn && { telephone, code }) })
      form.clear()
      setDone(true)
    } catch (error) {
      if (!(error instanceof ApiError && error.error === 'SMS_CODE_WRONG')) throw error
      form.setMessage('code', causeOf(error))
    }
  }
  const options = (services.data ?? []).flatMap(({ id, name, children }) => [
    { value: String(id), name },
    ...children.map((child) => ({ value: String(child.id), name: `${name} / ${child.name}` })),
  ])
  return (
    <form className={styles['form']} {...form.submit(send, isOwn ? { names: WITHOUT_PHONE } : {})} onInput={() => setDone(false)}>
      {done && <FormMessage kind="done">{t('done')}</FormMessage>}
      {form.failure !== null && <FormMessage kind="error">{causeOf(form.failure)}</FormMessage>}
      {services.error && <FormMessage kind="error">{`${t('servicesFailed')} ${causeOf(services.error)}`}</FormMessage>}
      <SelectField label={t('service')} field={form.field('service')} options={options} />
      <div className={styles['fields']}>
        <TextField label={t('name')} field={form.field('name')} autoComplete="name" />
        <TextField label={t('company')} field={form.field('company')} autoComplete="organization" />
        {!isOwn && (
          <>
            <PhoneField field={form.field('telephone')} />
            <SmsCodeField
              purpose="reservation"
              field={form.field('code')}
              phone={() => (form.check(['telephone']) ? form.values.telephone : null)}
              onFailed={(error) => form.setMessage('code', sendFailureText(error))}
            />
          </>
        )}
      </div>
      {own !== '' && (
        <p className={styles['own']}>
          {isOwn && t('ownPhone', { phone: own })}{' '}
          <Button kind="link" onClick={() => setOther(!isOther)}>
            {t(isOwn ? 'otherPhone' : 'useOwnPhone')}
          </Button>
        </p>
      )}
      <TextAreaField
        label={t('content')}
        field={form.field('content')}
        max={MAX_ENQUIRY_CHARACTERS}
        rows={4}
        placeholder={t('placeholder')}
      />
      <Agreement field={form.field('agreement')} />
      <Button type="submit" kind="primary" className={formStyles['submit']} aria-disabled={form.busy}>
        {t(form.busy ? 'submitting' : 'submit')}
      </Button>
    </form>
  )
}
