import { ApiError, formatYuan } from '@gezhi/contract/client'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../../../api/api-client.ts'
import { useCause } from '../../../../components/failure/use-cause.ts'
import { needed } from '../../../../components/form/checks.ts'
import { TextField } from '../../../../components/form/text-field.tsx'
import { useForm } from '../../../../components/form/use-form.ts'
import { FormDialog } from '../../frame/form-dialog.tsx'
import { useAction } from '../../frame/use-action.ts'
import { readYuan, yuanUpTo } from '../read-yuan.ts'
import type { OpenedOrder } from './sold-order.ts'

const MAX_PRICE = 1_000_000
// The amount is written as the bank shows it, not filled in: a wrong one is noticed.
const EMPTY = { price: '', reference: '' }
const CHECKS = { price: [yuanUpTo(MAX_PRICE)], reference: [needed('missing')] }

/** The field that an error of the server is about. */
const FIELD_OF: Readonly<Record<string, keyof typeof EMPTY>> = { TRANSFER_AMOUNT: 'price', TRANSFER_REFERENCE: 'reference' }

/** Books money that arrived in the bank account. */
export function ConfirmTransferDialog({ order: { orderNo, price }, onClose }: { order: OpenedOrder; onClose: () => void }) {
  const { t } = useTranslation('sales')
  const causeOf = useCause()
  const form = useForm(EMPTY, CHECKS)
  const confirming = useAction({
    action: (values: typeof EMPTY) =>
      apiClient.payment.confirmTransfer({ orderNo, price: readYuan(values.price)!, reference: values.reference.trim() }),
    notice: t('transfer.confirmed'),
    done: onClose,
  })
  const submit = form.submit(async (values) => {
    try {
      await confirming.mutateAsync(values)
    } catch (error) {
      const field = error instanceof ApiError ? FIELD_OF[error.error] : undefined
      if (field === undefined) throw error
      form.setMessage(field, causeOf(error))
    }
  })
  return (
    <FormDialog
      title={t('transfer.confirmTitle')}
      explained={t('transfer.explained', { price: formatYuan(price) })}
      confirm={t('transfer.confirm')}
      form={form}
      submit={submit}
      onClose={onClose}
    >
      <TextField label={t('transfer.arrived')} field={form.field('price')} inputMode="decimal" maxLength={10} autoComplete="off" />
      <TextField label={t('transfer.reference')} field={form.field('reference')} maxLength={100} autoComplete="off" />
    </FormDialog>
  )
}
