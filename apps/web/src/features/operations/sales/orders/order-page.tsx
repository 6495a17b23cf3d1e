import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { lazy, Suspense, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { callQuery } from '../../../../api/call-query.ts'
import { Button } from '../../../../components/button.tsx'
import { FailurePanel } from '../../../../components/failure/failure-panel.tsx'
import { useWaitingStage } from '../../../../components/waiting/use-waiting-stage.ts'
import { WaitingBar } from '../../../../components/waiting/waiting-bar.tsx'
import { useLanguage } from '../../../../language/use-language.ts'
import { useOperator } from '../../frame/use-operator.ts'
import { allowedOrderActions, type OrderAction } from './allowed-order-actions.ts'
import { BankSlip } from './bank-slip.tsx'
import { OrderFacts } from './order-facts.tsx'
import { OrderStateTag } from './order-state-tag.tsx'
import { OrderMoney } from './order-money.tsx'
import pageStyles from '../../frame/console-page.module.css'
import styles from './order.module.css'
import type { OpenedOrder } from './sold-order.ts'

const OrderDialog = lazy(async () => ({ default: (await import('./order-dialog.tsx')).OrderDialog }))

/** /ops/orders/:orderNo: an order with its money and documents; refund it, confirm or reject its transfer. */
export function OrderPage() {
  const { t } = useTranslation('sales')
  const { orderNo = '' } = useParams({ strict: false })
  const { data, error, refetch, isPending } = useQuery({
    ...callQuery(useLanguage(), 'payment', 'findSale', { orderNo }),
    staleTime: 0,
  })
  const stage = useWaitingStage(isPending)
  return (
    <section>
      <p className={pageStyles['back']}>
        <Link to="/ops/orders">{t('orders.back')}</Link>
      </p>
      {stage !== 'none' && <WaitingBar />}
      {error && <FailurePanel title={t('failed')} error={error} onRetry={() => void refetch()} />}
      {data && <Order key={orderNo} order={data} />}
    </section>
  )
}

function Order({ order }: { order: OpenedOrder }) {
  const { t } = useTranslation('sales')
  const [action, setAction] = useState<OrderAction | null>(null)
  const { orderNo, payStatus, hasSlip } = order
  const isOwn = useOperator().data?.userId === order.userId
  const note = useId()
  const actions = allowedOrderActions(order)
  return (
    <>
      <header className={pageStyles['head']}>
        <h1>{t('orders.title', { orderNo })}</h1>
        <OrderStateTag payStatus={payStatus} />
        <div className={styles['actions']}>
          {actions.map((one, index) => (
            <Button
              key={one}
              {...(index === 0 && one !== 'refund' && { kind: 'primary' })}
              disabled={isOwn}
              {...(isOwn && { 'aria-describedby': note })}
              onClick={() => setAction(one)}
            >
              {t(`actions.${one}`)}
            </Button>
          ))}
        </div>
      </header>
      {isOwn && (actions.length > 0 || order.refunds.some(({ state }) => state === 'pending')) && (
        <p id={note} className={styles['own']}>
          {t('orders.own')}
        </p>
      )}
      <OrderFacts order={order} />
      {hasSlip && <BankSlip orderNo={orderNo} />}
      <OrderMoney order={order} isOwn={isOwn} />
      <Suspense>{action !== null && <OrderDialog order={order} action={action} onClose={() => setAction(null)} />}</Suspense>
    </>
  )
}
