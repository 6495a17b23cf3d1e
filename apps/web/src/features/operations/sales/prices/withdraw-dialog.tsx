import { useTranslation } from 'react-i18next'
import { apiClient } from '../../../../api/api-client.ts'
import { needed } from '../../../../components/form/checks.ts'
import { TextField } from '../../../../components/form/text-field.tsx'
import { useForm } from '../../../../components/form/use-form.ts'
import { FormDialog } from '../../frame/form-dialog.tsx'
import { useAction } from '../../frame/use-action.ts'
import type { PriceVersion } from './price-version.ts'

/** Withdraws a version that has not begun, with a reason for the audit log. */
export function WithdrawDialog({ version: row, onClose }: { version: PriceVersion; onClose: () => void }) {
  const { t } = useTranslation('sales')
  const { productId, productName: name, version } = row
  const form = useForm({ reason: '' }, { reason: [needed('missing')] })
  const withdrawing = useAction({
    action: (reason: string) => apiClient.payment.withdrawPriceVersion({ productId, version, reason }),
    notice: t('prices.withdrawn', { name, version }),
    done: onClose,
  })
  const submit = form.submit(async ({ reason }) => void (await withdrawing.mutateAsync(reason.trim())))
  return (
    <FormDialog
      title={t('prices.withdrawOne', { name, version })}
      explained={t('prices.withdrawExplained')}
      confirm={t('prices.withdraw')}
      form={form}
      submit={submit}
      onClose={onClose}
    >
      <TextField label={t('prices.reason')} field={form.field('reason')} maxLength={200} />
    </FormDialog>
  )
}
