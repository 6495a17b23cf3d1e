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
import styles from './order.module.css'
import type { OpenedOrder } from './sold-order.ts'

/** Refunds an order, by default all that is left of it. */
export function RefundDialog({ order, onClose }: { order: OpenedOrder; onClose: () => void }) {
  const { t } = useTranslation('sales')
  const { orderNo, payType, invoice } = order
  const left = (Math.round(order.price * 100) - Math.round(order.refundedPrice * 100)) / 100
  const causeOf = useCause()
  const form = useForm({ price: left.toFixed(2), reason: '' }, { price: [yuanUpTo(left, 'refundTooMuch')], reason: [needed('missing')] })
  const refunding = useAction({
    action: ({ price, reason }: { price: number; reason: string }) => apiClient.payment.refundSale({ orderNo, price, reason }),
    notice: (_, { price, state }) => t(`refund.done.${state}`, { price: formatYuan(price) }),
    done: onClose,
  })
  const submit = form.submit(async ({ price, reason }) => {
    try {
      await refunding.mutateAsync({ price: readYuan(price)!, reason: reason.trim() })
    } catch (error) {
      if (!(error instanceof ApiError && error.error === 'REFUND_TOO_MUCH')) throw error
      form.setMessage('price', causeOf(error))
    }
  })
  const price = readYuan(form.values.price)
  const rest = price === null || price > left ? null : (Math.round(left * 100) - Math.round(price * 100)) / 100
  return (
    <FormDialog
      title={t('refund.title')}
      explained={t(payType === 'DGZZ' ? 'refund.leftTransfer' : 'refund.left', { price: formatYuan(left) })}
      confirm={t('refund.confirm')}
      form={form}
      submit={submit}
      onClose={onClose}
    >
      {invoice !== null && (invoice.status === 'issued' || invoice.status === 'requested') && (
        <div className={styles['warning']} role="note">
          {t(`refund.invoice.${invoice.status}`, { number: invoice.invoiceNo ?? '' })}
        </div>
      )}
      <TextField
        label={t('amount')}
        field={form.field('price')}
        inputMode="decimal"
        maxLength={10}
        {...(rest !== null && { hint: rest > 0 ? t('refund.inPart', { price: formatYuan(rest) }) : t('refund.inFull') })}
      />
      <TextField label={t('reason')} field={form.field('reason')} maxLength={200} />
    </FormDialog>
  )
}
