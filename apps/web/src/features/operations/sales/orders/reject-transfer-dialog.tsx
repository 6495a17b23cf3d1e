import { useTranslation } from 'react-i18next'
import { apiClient } from '../../../../api/api-client.ts'
import { needed } from '../../../../components/form/checks.ts'
import { TextField } from '../../../../components/form/text-field.tsx'
import { useForm } from '../../../../components/form/use-form.ts'
import { FormDialog } from '../../frame/form-dialog.tsx'
import { useAction } from '../../frame/use-action.ts'
import type { OpenedOrder } from './sold-order.ts'

/** Rejects the slip of a bank transfer with a reason for the buyer. */
export function RejectTransferDialog({ order: { orderNo }, onClose }: { order: OpenedOrder; onClose: () => void }) {
  const { t } = useTranslation('sales')
  const form = useForm({ message: '' }, { message: [needed('missing')] })
  const rejecting = useAction({
    action: (message: string) => apiClient.payment.rejectTransfer({ orderNo, message }),
    notice: t('transfer.rejected'),
    done: onClose,
  })
  const submit = form.submit(async ({ message }) => void (await rejecting.mutateAsync(message.trim())))
  return (
    <FormDialog
      title={t('transfer.rejectTitle')}
      explained={t('transfer.rejectExplained')}
      confirm={t('transfer.reject')}
      form={form}
      submit={submit}
      onClose={onClose}
    >
      <TextField label={t('reasonTold')} field={form.field('message')} maxLength={200} />
    </FormDialog>
  )
}
