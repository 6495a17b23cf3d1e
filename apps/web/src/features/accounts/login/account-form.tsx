import { wirePassword } from '@gezhi/contract/wire-password'
import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../../api/api-client.ts'
import { Button } from '../../../components/button.tsx'
import { browserName } from '../browser-name.ts'
import { CaptchaField } from '../form/captcha-field.tsx'
import { CHINESE_OR_SPACE, needed, unlike } from '../../../components/form/checks.ts'
import styles from '../../../components/form/form.module.css'
import { PasswordField } from '../form/password-field.tsx'
import { TextField } from '../../../components/form/text-field.tsx'
import { CheckboxField } from '../../../components/form/checkbox-field.tsx'
import { useCaptcha } from '../form/use-captcha.ts'
import { useForm } from '../../../components/form/use-form.ts'
import { canRemember, rememberedAccount } from './remembered-account.ts'
import type { Login } from './use-login.ts'

const EMPTY = { phoneOrEmail: '', password: '', yzmCode: '', remember: '' }
const CHECKS = {
  phoneOrEmail: [needed('accountMissing')],
  password: [needed('passwordMissing'), unlike(CHINESE_OR_SPACE, 'passwordLetters')],
  yzmCode: [needed('captchaMissing')],
  remember: [],
}

interface AccountFormProps {
  readonly login: Login
  /** The checkbox that accepts the terms, shared by all login methods. */
  readonly agreement: ReactNode
  /** Whether it is checked; shows an error if it is not. */
  readonly agreed: () => boolean
}

/** Login mode 1: account, password and captcha. */
export function AccountForm({ login, agreement, agreed }: AccountFormProps) {
  const { t } = useTranslation('accounts')
  const form = useForm(EMPTY, CHECKS)
  const captcha = useCaptcha()
  const fillIn = useEffectEvent((account: string, password: string) => {
    // Text typed in the meantime is not overwritten.
    if (form.values.phoneOrEmail !== '' || form.values.password !== '') return
    form.setValue('phoneOrEmail', account)
    form.setValue('password', password)
    form.setValue('remember', 'on')
  })
  useEffect(() => {
    void rememberedAccount().then((stored) => stored && fillIn(stored.account, stored.password))
  }, [])
  const logIn = async ({ phoneOrEmail, password, yzmCode, remember }: typeof EMPTY) => {
    const account = phoneOrEmail.trim()
    const went = await login.run(
      async () =>
        apiClient.accounts.login({
          verifyId: captcha.verifyId,
          code: yzmCode,
          work: await captcha.work(),
          password: wirePassword(password),
          phoneOrEmail: account,
          browserName: browserName(navigator.userAgent),
        }),
      { remember: remember === 'on' ? { account, password } : null },
    )
    // A captcha is valid for one login attempt.
    form.setValue('yzmCode', '')
    if (!went) captcha.refresh()
  }
  return (
    <form className={styles['form']} {...form.submit(logIn, { also: agreed, blocked: login.busy })}>
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
      {canRemember() && <CheckboxField field={form.field('remember')}>{t('login.remember')}</CheckboxField>}
      {agreement}
      <Button type="submit" kind="primary" className={styles['submit']} aria-disabled={login.busy}>
        {t('login.submit')}
      </Button>
    </form>
  )
}
