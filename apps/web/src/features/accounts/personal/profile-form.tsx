import { ApiError } from '@gezhi/contract/client'
import { useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/button.tsx'
import { showNotice } from '../../../components/notice/notice-store.ts'
import { Said } from '../../../components/form/said.tsx'
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

/** Some fields of the profile, or all of them, and the button that keeps what was changed (修改成功). */
export function ProfileForm({ account, names, onDone }: ProfileFormProps) {
  const { t } = useTranslation('personal')
  const failureText = useFailureText()
  const change = useAccountChange()
  const before = valuesOf(account)
  const form = useForm<keyof ProfileValues>({ ...before }, PROFILE_CHECKS)
  const [fault, setFault] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (busy || !form.check(names)) return
    setBusy(true)
    setFault(null)
    try {
      const changed = changeOf(before, Object.fromEntries(names.map((name) => [name, form.values[name]])))
      if (Object.keys(changed).length > 0) await change(changed)
      showNotice(t('save.done'))
      onDone?.()
    } catch (error) {
      if (error instanceof ApiError && error.error === 'NICK_TAKEN') form.say('nick', failureText(error))
      else setFault(failureText(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <form className={styles[names.length > 1 ? 'many' : 'form']} noValidate onSubmit={(event) => void submit(event)}>
      {fault !== null && <Said kind="fault">{fault}</Said>}
      {names.map((name) => (
        <ProfileField key={name} name={name} field={form.field(name)} />
      ))}
      <div className={styles['actions']}>
        <Button type="submit" kind="primary" aria-disabled={busy}>
          {t('save.submit')}
        </Button>
      </div>
    </form>
  )
}
