import { wirePassword } from '@gezhi/contract/wire-password'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../../api/api-client.ts'
import { Button } from '../../../components/button.tsx'
import { accountSource } from '../account-source.ts'
import { weaknessOf } from '../passwords/weakness-of.ts'
import { reportConversion } from './report-conversion.ts'
import { AccountsFrame } from '../accounts-frame.tsx'
import { Agreement } from '../../../components/form/agreement.tsx'
import { EMAIL, like, needed, sixToTwenty, smsCode, phone, mustBeChecked } from '../../../components/form/checks.ts'
import styles from '../../../components/form/form.module.css'
import { PasswordField } from '../form/password-field.tsx'
import { FormMessage } from '../../../components/form/form-message.tsx'
import { SmsCodeField } from '../../../components/form/sms-code-field.tsx'
import { SelectField } from '../../../components/form/select-field.tsx'
import { PhoneField } from '../../../components/form/phone-field.tsx'
import { TextField } from '../../../components/form/text-field.tsx'
import { useForm } from '../../../components/form/use-form.ts'
import { useProfessions } from '../personal/use-professions.ts'
import { NoTextMessages } from '../no-text-messages.tsx'
import { useFailureText } from '../use-failure-text.ts'
import { useLoginMethods } from '../use-login-methods.ts'
import { useSendFailureText } from '../../../components/form/use-send-failure-text.ts'

/** Delay before the next page after the account was created (B.register.05). */
const SUCCESS_DELAY_MS = 1000

const CHECKS = {
  nick: [needed('nickMissing'), like(/^.{0,50}$/su, 'nickLength')],
  password: [needed('newPasswordMissing'), ...sixToTwenty],
  telephone: phone('registerTelephoneMissing'),
  yzmCodes: smsCode('codeMissing'),
  email: [needed('emailMissing'), like(EMAIL, 'emailWrong')],
  // Both may be left out (G208).
  profession: [],
  address: [],
  agreement: [mustBeChecked('termsMissing')],
}

/** /Register: a new account; `?phone=` fills the phone in. */
export function RegisterPage() {
  const { t } = useTranslation('accounts')
  const navigate = useNavigate()
  const methods = useLoginMethods()
  const failureText = useFailureText()
  const sendFailureText = useSendFailureText()
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const phone = typeof search['phone'] === 'string' ? search['phone'] : ''
  const form = useForm(
    { nick: '', password: '', telephone: phone, yzmCodes: '', email: '', profession: '', address: '', agreement: '' },
    CHECKS,
  )
  const professions = useProfessions()
  const [done, setDone] = useState(false)

  /** Asks the server whether a value is free, once it is whole. */
  const ask = async (name: 'nick' | 'telephone' | 'email') => {
    if (form.values[name].trim() === '' || !form.check([name], { focus: false })) return
    await apiClient.accounts
      .checkAvailability({ [name]: form.values[name] })
      .catch((error: unknown) => form.setMessage(name, failureText(error)))
  }
  const register = async ({ nick, password, telephone: number, email, yzmCodes, profession, address }: typeof form.values) => {
    const weakness = await weaknessOf(password, { nick, telephone: number, email })
    if (weakness !== null) return form.setProblem('password', weakness)
    const optional = { ...(profession !== '' && { profession }), ...(address.trim() !== '' && { address }) }
    const identity = { nick, password: wirePassword(password), telephone: number, email, yzmCodes }
    await apiClient.accounts.registerAccount({ ...identity, ...optional, accountSource: accountSource() })
    reportConversion(number.trim(), search)
    setDone(true)
    setTimeout(() => void navigate({ to: '/registerSuccess', replace: true }), SUCCESS_DELAY_MS)
  }
  if (methods?.sms === false) {
    return (
      <AccountsFrame title={t('register.title')}>
        <NoTextMessages text={t('register.off')} />
      </AccountsFrame>
    )
  }
  return (
    <AccountsFrame title={t('register.title')}>
      {form.failure !== null && <FormMessage kind="error">{failureText(form.failure)}</FormMessage>}
      {done && <FormMessage kind="done">{t('register.done')}</FormMessage>}
      <form className={styles['form']} {...form.submit(register, { blocked: done })}>
        <TextField
          label={t('fields.nick')}
          field={form.field('nick')}
          autoComplete="nickname"
          maxLength={50}
          onBlur={() => void ask('nick')}
        />
        <PasswordField
          label={t('fields.password')}
          field={form.field('password')}
          autoComplete="new-password"
          hint={t('fields.passwordHint')}
        />
        <PhoneField field={form.field('telephone')} onBlur={() => void ask('telephone')} />
        <SmsCodeField
          purpose="register"
          field={form.field('yzmCodes')}
          phone={() => (form.check(['telephone']) ? form.values.telephone : null)}
          onFailed={(error) => form.setMessage('yzmCodes', sendFailureText(error))}
        />
        <TextField
          label={t('fields.email')}
          field={form.field('email')}
          type="email"
          autoComplete="email"
          maxLength={200}
          onBlur={() => void ask('email')}
        />
        <SelectField
          label={t('register.profession')}
          field={form.field('profession')}
          empty={t('register.notGiven')}
          options={professions}
        />
        <TextField label={t('register.address')} field={form.field('address')} autoComplete="street-address" maxLength={200} />
        <Agreement field={form.field('agreement')} />
        <Button type="submit" kind="primary" className={styles['submit']} aria-disabled={form.busy || done}>
          {t('register.submit')}
        </Button>
        <p className={styles['links']}>
          <Link to="/login">{t('register.toLogin')}</Link>
        </p>
      </form>
    </AccountsFrame>
  )
}
