import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../../api/api-client.ts'
import { Button } from '../../../components/button.tsx'
import { FailurePanel } from '../../../components/failure/failure-panel.tsx'
import { Modal } from '../../../components/modal/modal.tsx'
import styles from '../frame/dialog.module.css'
import { useAction } from '../frame/use-action.ts'

const FIELDS = [
  { name: 'telephone', label: 'telephone', type: 'tel', required: true, most: 30 },
  { name: 'nick', label: 'nick', type: 'text', required: true, most: 50 },
  { name: 'email', label: 'email', type: 'email', required: false, most: 200 },
] as const

/** Makes an account; its password is told here, once. */
export function AddAccountDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('operations')
  const [values, setValues] = useState({ telephone: '', nick: '', email: '', role: 'user' as 'user' | 'operator' })
  const adding = useAction({
    action: () => {
      const email = values.email.trim()
      return apiClient.operations.addAccount({ ...values, email: email === '' ? null : email })
    },
    said: t('accounts.added'),
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
  return (
    <Modal title={t('accounts.add')} close={t('close')} onClose={onClose}>
      <form
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault()
          adding.mutate(undefined)
        }}
      >
        {FIELDS.map(({ name, label, type, required, most }) => (
          <label key={name} className={styles['field']}>
            {t(required ? label : 'accounts.emailIfAny')}
            <input
              className="gz-input"
              type={type}
              required={required}
              maxLength={most}
              autoComplete="off"
              value={values[name]}
              onChange={({ target }) => setValues({ ...values, [name]: target.value })}
            />
          </label>
        ))}
        <label className={styles['field']}>
          {t('accounts.role')}
          <select
            className="gz-select"
            value={values.role}
            onChange={({ target }) => setValues({ ...values, role: target.value === 'operator' ? 'operator' : 'user' })}
          >
            <option value="user">{t('accounts.user')}</option>
            <option value="operator">{t('accounts.operator')}</option>
          </select>
        </label>
        {adding.error && <FailurePanel title={t('notDone')} error={adding.error} onRetry={adding.reset} />}
        <footer className={styles['answers']}>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button kind="primary" type="submit" disabled={adding.isPending}>
            {t('accounts.add')}
          </Button>
        </footer>
      </form>
    </Modal>
  )
}
