import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../../api/api-client.ts'
import { Button } from '../../../components/button.tsx'
import { FailurePanel } from '../../../components/failure/failure-panel.tsx'
import { Modal } from '../../../components/modal/modal.tsx'
import styles from '../frame/dialog.module.css'
import { useAction } from '../frame/use-action.ts'
import type { ListedAccount } from './listed-account.ts'

/** Gives an account a right for so many days. */
export function GrantDialog({ account, onClose }: { account: ListedAccount; onClose: () => void }) {
  const { t } = useTranslation('operations')
  const [values, setValues] = useState({ productName: '年卡', days: '365', searchCount: '10000' })
  const giving = useAction({
    action: () =>
      apiClient.operations.grantProduct({
        id: account.id,
        productName: values.productName,
        days: Number(values.days),
        searchCount: Number(values.searchCount),
      }),
    said: t('accounts.done.give', { nick: account.nick }),
    done: onClose,
  })
  return (
    <Modal title={t('accounts.ask.give', { nick: account.nick })} close={t('close')} onClose={onClose}>
      <form
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault()
          giving.mutate(undefined)
        }}
      >
        <label className={styles['field']}>
          {t('accounts.productName')}
          <input
            className="gz-input"
            required
            maxLength={50}
            value={values.productName}
            onChange={({ target }) => setValues({ ...values, productName: target.value })}
          />
          <small>{t('accounts.explained.give')}</small>
        </label>
        <div className={styles['two']}>
          <label className={styles['field']}>
            {t('accounts.days')}
            <input
              className="gz-input"
              type="number"
              required
              min={1}
              max={3660}
              value={values.days}
              onChange={({ target }) => setValues({ ...values, days: target.value })}
            />
          </label>
          <label className={styles['field']}>
            {t('accounts.searchCount')}
            <input
              className="gz-input"
              type="number"
              required
              min={1}
              max={1_000_000}
              value={values.searchCount}
              onChange={({ target }) => setValues({ ...values, searchCount: target.value })}
            />
          </label>
        </div>
        {giving.error && <FailurePanel title={t('notDone')} error={giving.error} onRetry={giving.reset} />}
        <footer className={styles['answers']}>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button kind="primary" type="submit" disabled={giving.isPending}>
            {t('accounts.actions.give')}
          </Button>
        </footer>
      </form>
    </Modal>
  )
}
