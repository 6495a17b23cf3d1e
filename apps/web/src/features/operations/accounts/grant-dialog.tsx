import { useTranslation } from 'react-i18next'
import { apiClient } from '../../../api/api-client.ts'
import { Button } from '../../../components/button.tsx'
import { FailurePanel } from '../../../components/failure/failure-panel.tsx'
import { needed, wholeNumber } from '../../../components/form/checks.ts'
import { TextField } from '../../../components/form/text-field.tsx'
import { useForm } from '../../../components/form/use-form.ts'
import { Modal } from '../../../components/modal/modal.tsx'
import styles from '../frame/dialog.module.css'
import { useAction } from '../frame/use-action.ts'
import type { ListedAccount } from './listed-account.ts'

const START = { productName: '年卡', days: '365', searchCount: '10000' }
const CHECKS = { productName: [needed('missing')], days: [wholeNumber(1, 3660)], searchCount: [wholeNumber(1, 1_000_000)] }

/** Grants an account a product for a number of days. */
export function GrantDialog({ account, onClose }: { account: ListedAccount; onClose: () => void }) {
  const { t } = useTranslation('operations')
  const form = useForm(START, CHECKS)
  const giving = useAction({
    action: (values: typeof START) =>
      apiClient.operations.grantProduct({
        id: account.id,
        productName: values.productName,
        days: Number(values.days),
        searchCount: Number(values.searchCount),
      }),
    notice: t('accounts.done.give', { nick: account.nick }),
    done: onClose,
  })
  const submit = form.submit(async (values) => void (await giving.mutateAsync(values)))
  return (
    <Modal title={t('accounts.ask.give', { nick: account.nick })} close={t('close')} onClose={onClose}>
      <form className={styles['form']} {...submit}>
        <div className={styles['fields']}>
          <TextField
            label={t('accounts.productName')}
            field={form.field('productName')}
            maxLength={50}
            hint={t('accounts.explained.give')}
          />
          <div className={styles['two']}>
            <TextField label={t('accounts.days')} field={form.field('days')} inputMode="numeric" maxLength={4} />
            <TextField label={t('accounts.searchCount')} field={form.field('searchCount')} inputMode="numeric" maxLength={7} />
          </div>
        </div>
        {form.failure !== null && <FailurePanel title={t('notDone')} error={form.failure} onRetry={() => submit.onSubmit()} />}
        <footer className={styles['answers']}>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button kind="primary" type="submit" aria-disabled={form.busy}>
            {t('accounts.actions.give')}
          </Button>
        </footer>
      </form>
    </Modal>
  )
}
