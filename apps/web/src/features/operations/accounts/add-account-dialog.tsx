import { useTranslation } from 'react-i18next'
import { apiClient } from '../../../api/api-client.ts'
import { Button } from '../../../components/button.tsx'
import { FailurePanel } from '../../../components/failure/failure-panel.tsx'
import { EMAIL, like, needed, optional, phone } from '../../../components/form/checks.ts'
import { TextField } from '../../../components/form/text-field.tsx'
import { useForm } from '../../../components/form/use-form.ts'
import { Modal } from '../../../components/modal/modal.tsx'
import styles from '../frame/dialog.module.css'
import { useAction } from '../frame/use-action.ts'

const FIELDS = [
  { name: 'telephone', label: 'telephone', type: 'tel', max: 30 },
  { name: 'nick', label: 'nick', type: 'text', max: 50 },
  { name: 'email', label: 'accounts.emailIfAny', type: 'email', max: 200 },
] as const

const EMPTY = { telephone: '', nick: '', email: '', role: 'user' }
const CHECKS = {
  telephone: phone('telephoneMissing'),
  nick: [needed('nickMissing')],
  email: optional(like(EMAIL, 'emailWrong')),
  role: [],
}

/** Creates an account; its password is displayed here, once. */
export function AddAccountDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('operations')
  const form = useForm(EMPTY, CHECKS)
  const adding = useAction({
    action: ({ telephone, nick, email, role }: typeof EMPTY) =>
      apiClient.operations.addAccount({ telephone, nick, email: email.trim() || null, role: role === 'operator' ? role : 'user' }),
    notice: t('accounts.added'),
  })
  if (adding.data) {
    return (
      <Modal title={t('accounts.added')} close={t('close')} onClose={onClose}>
        <div className={styles['form']}>
          <p>{t('accounts.passwordOf', { telephone: adding.data.telephone })}</p>
          <p className={styles['password']} data-testid="password">
            {adding.data.password}
          </p>
          <p>{t('accounts.passwordOnce')}</p>
          <footer className={styles['answers']}>
            <Button kind="primary" onClick={onClose}>
              {t('close')}
            </Button>
          </footer>
        </div>
      </Modal>
    )
  }
  const submit = form.submit(async (values) => void (await adding.mutateAsync(values)))
  return (
    <Modal title={t('accounts.add')} close={t('close')} onClose={onClose}>
      <form className={styles['form']} {...submit}>
        <div className={styles['fields']}>
          {FIELDS.map(({ name, label, type, max }) => (
            <TextField key={name} label={t(label)} field={form.field(name)} type={type} maxLength={max} autoComplete="off" />
          ))}
        </div>
        <label className={styles['field']}>
          {t('accounts.role')}
          <select className="gz-select" value={form.values.role} onChange={({ target }) => form.setValue('role', target.value)}>
            <option value="user">{t('accounts.user')}</option>
            <option value="operator">{t('accounts.operator')}</option>
          </select>
        </label>
        {form.failure !== null && <FailurePanel title={t('notDone')} error={form.failure} onRetry={() => submit.onSubmit()} />}
        <footer className={styles['answers']}>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button kind="primary" type="submit" aria-disabled={form.busy}>
            {t('accounts.add')}
          </Button>
        </footer>
      </form>
    </Modal>
  )
}
