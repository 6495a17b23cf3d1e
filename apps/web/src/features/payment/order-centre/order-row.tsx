import { formatYuan, type Order } from '@gezhi/contract/client'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../../api/api-client.ts'
import { Button } from '../../../components/button.tsx'
import { useCause } from '../../../components/failure/use-cause.ts'
import { showNotice } from '../../../components/notice/notice-store.ts'
import styles from './order-centre.module.css'
import { stateOf } from './order-states.ts'

const ContractDialog = lazy(async () => ({ default: (await import('../contract/contract-dialog.tsx')).ContractDialog }))
const SlipDialog = lazy(async () => ({ default: (await import('../transfer/slip-dialog.tsx')).SlipDialog }))

/** An order: what was bought, its state, and what can be done with it. */
export function OrderRow({ order }: { order: Order }) {
  const { t } = useTranslation('payment')
  const state = stateOf(order)
  const isTransfer = order.payType === 'DGZZ'
  return (
    <li className={styles['row']}>
      <div className={styles['head']}>
        <strong>{order.productName}</strong>
        <span className={styles['tag']} data-state={state}>
          {t(`orders.status.${state}`)}
        </span>
        <b>{formatYuan(order.productSalePrice)}</b>
      </div>
      <p>
        <span>
          {t('pay.orderNo')} {order.orderNo}
        </span>
        <span>{t(`orders.payType.${order.payType}`)}</span>
        <span>
          {t('orders.created')} {order.createTime}
        </span>
        {order.payTime !== null && (
          <span>
            {t('orders.paidAt')} {order.payTime}
          </span>
        )}
        {order.rights !== null && (
          <span>
            {order.rights.queued && <b>{t('orders.begins', { date: order.rights.startTime.slice(0, 10) })} · </b>}
            {t('orders.period', { start: order.rights.startTime.slice(0, 10), end: order.rights.endTime.slice(0, 10) })}
          </span>
        )}
        {order.returnedPrice > 0 && <span>{t('orders.returned', { price: formatYuan(order.returnedPrice) })}</span>}
        {order.returningPrice > 0 && <span>{t('orders.returning', { price: formatYuan(order.returningPrice) })}</span>}
        {order.refundingPrice > 0 && <span>{t('orders.refunding', { price: formatYuan(order.refundingPrice) })}</span>}
        {order.refundedPrice > 0 && <span>{t('orders.refunded', { price: formatYuan(order.refundedPrice) })}</span>}
      </p>
      {isTransfer && state === 'transferring' && <p>{t('slip.waiting')}</p>}
      {order.slipRejection !== null && <p className={styles['rejected']}>{t('slip.rejected', { reason: order.slipRejection })}</p>}
      <OrderActions order={order} />
    </li>
  )
}

function OrderActions({ order }: { order: Order }) {
  const { t } = useTranslation('payment')
  const navigate = useNavigate()
  const queries = useQueryClient()
  const causeOf = useCause()
  const [dialog, setDialog] = useState<'contract' | 'slip' | null>(null)
  const { orderNo, payType, hasContract } = order
  const state = stateOf(order)
  const isTransfer = payType === 'DGZZ'
  const isOpen = state === 'unpaid' || (isTransfer && state === 'transferring')
  // A contract can be read afterwards, too, but not written.
  const takesContract = hasContract || isOpen || state === 'paid' || state === 'refunding'
  const cancel = async () => {
    try {
      await apiClient.payment.cancelOrder({ orderNo })
      showNotice(t('orders.cancelled'))
    } catch (failed) {
      showNotice(causeOf(failed))
    }
    await queries.invalidateQueries({ queryKey: ['payment'] })
  }
  if (!isOpen && !takesContract && !order.hasSlip) return null
  const close = () => setDialog(null)
  const slipLabel = state === 'unpaid' ? 'slip.upload' : 'slip.title'
  const contractLabel = hasContract ? 'contract.title' : 'contract.write'
  return (
    <div className={styles['actions']}>
      {isOpen && !isTransfer && (
        <Button
          kind="primary"
          aria-label={`${t('orders.pay')} ${orderNo}`}
          onClick={() => void navigate({ to: '/buyGoods', search: { buy: String(order.productId) } as never })}
        >
          {t('orders.pay')}
        </Button>
      )}
      {isTransfer && (isOpen || order.hasSlip) && (
        <Button
          {...(state === 'unpaid' && { kind: 'primary' })}
          aria-label={`${t(slipLabel)} ${orderNo}`}
          onClick={() => setDialog('slip')}
        >
          {t(slipLabel)}
        </Button>
      )}
      {takesContract && (
        <Button aria-label={`${t(contractLabel)} ${orderNo}`} onClick={() => setDialog('contract')}>
          {t(contractLabel)}
        </Button>
      )}
      {/* Once a slip is checked, its money may have arrived. */}
      {state === 'unpaid' && (
        <Button kind="plain" aria-label={`${t('orders.cancel')} ${orderNo}`} onClick={() => void cancel()}>
          {t('orders.cancel')}
        </Button>
      )}
      <Suspense fallback={null}>
        {dialog === 'contract' && <ContractDialog order={order} onClose={close} />}
        {dialog === 'slip' && <SlipDialog order={order} onClose={close} />}
      </Suspense>
    </div>
  )
}
