import { ApiError } from '@gezhi/contract/client'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/button.tsx'
import { showNotice } from '../../../components/notice/notice-store.ts'
import { FormMessage } from '../../../components/form/form-message.tsx'
import { useForm } from '../../../components/form/use-form.ts'
import { useFailureText } from '../use-failure-text.ts'
import styles from './personal.module.css'
import { PROFILE_CHECKS } from './profile-checks.ts'
import { ProfileField } from './profile-field.tsx'
import { changeOf, valuesOf, type ProfileValues } from './profile-values.ts'
import { useAccountChange, type Account } from './use-account.ts'

interface ProfileFormProps {
  readonly account: Account
  /** The fields, in order. */
  readonly names: readonly (keyof ProfileValues)[]
  readonly onDone?: () => void
}

/** Some or all fields of the profile, and the button that saves changes (修改成功). */
export function ProfileForm({ account, names, onDone }: ProfileFormProps) {
  const { t } = useTranslation('personal')
  const failureText = useFailureText()
  const change = useAccountChange()
  const before = valuesOf(account)
  const form = useForm<keyof ProfileValues>({ ...before }, PROFILE_CHECKS)
  const save = async (values: ProfileValues) => {
    try {
      const changed = changeOf(before, Object.fromEntries(names.map((name) => [name, values[name]])))
      if (Object.keys(changed).length > 0) await change(changed)
      showNotice(t('save.done'))
      onDone?.()
    } catch (error) {
      if (!(error instanceof ApiError && error.error === 'NICK_TAKEN')) throw error
      form.setMessage('nick', failureText(error))
    }
  }
  return (
    <form className={styles[names.length > 1 ? 'many' : 'form']} {...form.submit(save, { names })}>
      {form.failure !== null && <FormMessage kind="error">{failureText(form.failure)}</FormMessage>}
      {names.map((name) => (
        <ProfileField key={name} name={name} field={form.field(name)} />
      ))}
      <div className={styles['actions']}>
        <Button type="submit" kind="primary" aria-disabled={form.busy}>
          {t('save.submit')}
        </Button>
      </div>
    </form>
  )
}
