import { wirePassword } from '@gezhi/contract/wire-password'
import type { SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../../api/api-client.ts'
import { Button } from '../../../components/button.tsx'
import { browserName } from '../browser-name.ts'
import { Agreement } from '../form/agreement.tsx'
import { CaptchaField } from '../form/captcha-field.tsx'
import { CHINESE_OR_SPACE, needed, ticked, unlike } from '../form/checks.ts'
import styles from '../form/form.module.css'
import { PasswordField } from '../form/password-field.tsx'
import { TextField } from '../form/text-field.tsx'
import { useCaptcha } from '../form/use-captcha.ts'
import { useForm } from '../form/use-form.ts'
import type { Login } from './use-login.ts'

const EMPTY = { phoneOrEmail: '', password: '', yzmCode: '', agreement: '' }
const CHECKS = {
  phoneOrEmail: [needed('accountMissing')],
  password: [needed('passwordMissing'), unlike(CHINESE_OR_SPACE, 'passwordLetters')],
  yzmCode: [needed('captchaMissing')],
  agreement: [ticked('agreementMissing')],
}

/** Login mode 1: account, password and captcha. */
export function AccountForm({ login }: { login: Login }) {
  const { t } = useTranslation('accounts')
  const form = useForm(EMPTY, CHECKS)
  const captcha = useCaptcha()
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (login.busy || !form.check()) return
    const { phoneOrEmail, password, yzmCode } = form.values
    const went = await login.run(() =>
      apiClient.accounts.login({
        verifyId: captcha.verifyId,
        code: yzmCode,
        password: wirePassword(password),
        phoneOrEmail: phoneOrEmail.trim(),
        browserName: browserName(navigator.userAgent),
      }),
    )
    // A captcha is good for one login, whatever came of it.
    form.setValue('yzmCode', '')
    if (!went) captcha.refresh()
  }
  return (
    <form className={styles['form']} noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label={t('fields.account')}
        placeholder={t('fields.accountHint')}
        field={form.field('phoneOrEmail')}
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={200}
      />
      <PasswordField label={t('fields.password')} field={form.field('password')} autoComplete="current-password" />
      <CaptchaField field={form.field('yzmCode')} captcha={captcha} />
      <Agreement field={form.field('agreement')} />
      <Button type="submit" kind="primary" className={styles['submit']} aria-disabled={login.busy}>
        {t('login.submit')}
      </Button>
    </form>
  )
}
