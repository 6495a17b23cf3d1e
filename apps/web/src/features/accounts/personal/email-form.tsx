import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/button.tsx'
import { showNotice } from '../../../components/notice/notice-store.ts'
import { EMAIL, like, needed } from '../../../components/form/checks.ts'
import { TextField } from '../../../components/form/text-field.tsx'
import { useForm } from '../../../components/form/use-form.ts'
import { useFailureText } from '../use-failure-text.ts'
import styles from './personal.module.css'
import { useAccountChange, type Account } from './use-account.ts'

const CHECKS = { email: [needed('emailMissing'), like(EMAIL, 'emailWrong')] }

/** Changes the e-mail address, which is then unverified. */
export function EmailForm({ account }: { account: Account }) {
  const { t } = useTranslation('personal')
  const failureText = useFailureText()
  const change = useAccountChange()
  const form = useForm({ email: account.email ?? '' }, CHECKS)
  const submit = form.submit(async ({ email }) => {
    try {
      await change({ email })
      showNotice(t('save.done'))
    } catch (error) {
      form.setMessage('email', failureText(error))
    }
  })
  return (
    <form className={styles['form']} {...submit}>
      <TextField label={t('fields.email')} field={form.field('email')} type="email" autoComplete="email" maxLength={200} />
      <div className={styles['actions']}>
        <Button type="submit" kind="primary" aria-disabled={form.busy}>
          {t('save.submit')}
        </Button>
      </div>
    </form>
  )
}
