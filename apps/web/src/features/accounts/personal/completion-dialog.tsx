import { useTranslation } from 'react-i18next'
import { apiClient } from '../../../api/api-client.ts'
import { Button } from '../../../components/button.tsx'
import { Modal } from '../../../components/modal/modal.tsx'
import { showNotice } from '../../../components/notice/notice-store.ts'
import { FormMessage } from '../../../components/form/form-message.tsx'
import { TextField } from '../../../components/form/text-field.tsx'
import { useForm } from '../../../components/form/use-form.ts'
import { useFailureText } from '../use-failure-text.ts'
import { failedText } from './failed-text.ts'
import styles from './personal.module.css'
import { PROFILE_CHECKS } from './profile-checks.ts'
import { ProfileField } from './profile-field.tsx'
import { changeOf, valuesOf, type ProfileValues } from './profile-values.ts'
import { useInvalidateAccount, type Account } from './use-account.ts'
import { useFocusOnFirstField } from './use-focus-on-first-field.ts'

const NAMES = ['userType', 'profession', 'occupation', 'organization'] as const

/** Asks a user without a profession for it (B.profile.01, 02); the address is one line here, without the tree of regions. */
export function CompletionDialog({ account, onClose }: { account: Account; onClose: () => void }) {
  const { t } = useTranslation('personal')
  const failureText = useFailureText()
  const again = useInvalidateAccount()
  const before = valuesOf(account)
  const fields = useFocusOnFirstField()
  const form = useForm<keyof ProfileValues>({ ...before }, PROFILE_CHECKS)
  const save = async (values: ProfileValues) => {
    await apiClient.accounts.completeProfile(changeOf(before, values))
    await again()
    showNotice(t('completion.done'))
    onClose()
  }
  return (
    <Modal title={t('completion.title')} close={t('security.close')} onClose={onClose}>
      <div ref={fields}>
        <form className={styles['form']} {...form.submit(save, { names: [] })}>
          <p className={styles['explained']}>{t('completion.explained')}</p>
          {form.failure !== null && <FormMessage kind="error">{failedText(t('completion.failed'), failureText(form.failure))}</FormMessage>}
          {NAMES.map((name) => (
            <ProfileField key={name} name={name} field={form.field(name)} />
          ))}
          <TextField label={t('fields.address')} field={form.field('address')} autoComplete="street-address" maxLength={200} />
          <div className={styles['actions']}>
            <Button type="submit" kind="primary" aria-disabled={form.busy}>
              {t('completion.submit')}
            </Button>
            <Button kind="plain" onClick={onClose}>
              {t('completion.later')}
            </Button>
          </div>
        </form>
      </div>
    </Modal>
  )
}
