import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/button.tsx'
import type { Check } from '../../../components/form/checks.ts'
import styles from '../../../components/form/form.module.css'
import { FormMessage } from '../../../components/form/form-message.tsx'
import { useForm } from '../../../components/form/use-form.ts'
import { PasswordField } from '../form/password-field.tsx'
import { useFailureText } from '../use-failure-text.ts'
import { weaknessOf } from './weakness-of.ts'

const EMPTY = { old: '', password: '', confirm: '' }

type Values = Readonly<typeof EMPTY>

interface PasswordFormProps {
  readonly className: string | undefined
  /** Rules of each field; that of the old password may be omitted if none is required. */
  readonly checks: { readonly [Name in 'password' | 'confirm']: readonly Check<Values>[] } & { readonly old?: readonly Check<Values>[] }
  /** The label of the new password. */
  readonly label: 'password' | 'newPassword'
  /** Rule for the new password, shown below its field. */
  readonly hint: 'passwordHint' | 'strongPasswordHint'
  /** Maximum length of the new password; default 100. */
  readonly maxLength?: number
  /** Content above the fields. */
  readonly children?: ReactNode
  /** Label of the submit button. */
  readonly submit: string
  /** Class of a row for that button; as wide as the form without one. */
  readonly row?: string | undefined
  /** Content below the button. */
  readonly below?: ReactNode
  /** Gets the old password (empty if none is required) and the new one; its rejection is shown. */
  readonly onGiven: (given: Pick<Values, 'old' | 'password'>) => Promise<void>
}

/** A new password, twice, after the old one if `checks` has a rule for it. */
export function PasswordForm({ className, checks, label, hint, maxLength, children, submit, row, below, onGiven }: PasswordFormProps) {
  const { t } = useTranslation('accounts')
  const failureText = useFailureText()
  const form = useForm(EMPTY, { old: [], ...checks })
  const submitStrong = async (given: Values) => {
    const weakness = await weaknessOf(given.password)
    if (weakness === null) await onGiven(given)
    else form.setProblem('password', weakness)
  }
  const send = (
    <Button type="submit" kind="primary" className={row === undefined ? styles['submit'] : undefined} aria-disabled={form.busy}>
      {submit}
    </Button>
  )
  return (
    <form className={className} {...form.submit(submitStrong)}>
      {children}
      {form.failure !== null && <FormMessage kind="error">{failureText(form.failure)}</FormMessage>}
      {checks.old && <PasswordField label={t('fields.oldPassword')} field={form.field('old')} autoComplete="current-password" />}
      <PasswordField
        label={t(`fields.${label}`)}
        field={form.field('password')}
        autoComplete="new-password"
        maxLength={maxLength}
        hint={t(`fields.${hint}`)}
      />
      <PasswordField label={t('fields.confirmPassword')} field={form.field('confirm')} autoComplete="new-password" maxLength={maxLength} />
      {row === undefined ? send : <div className={row}>{send}</div>}
      {below}
    </form>
  )
}
