import { PAY_STATUS, type Order } from '@gezhi/contract/client'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../api/api-client.ts'
import { callQuery } from '../../api/call-query.ts'
import { Button } from '../../components/button.tsx'
import { FailurePanel } from '../../components/failure/failure-panel.tsx'
import { showNotice } from '../../components/notice/notice-store.ts'
import { WaitingBar } from '../../components/waiting/waiting-bar.tsx'
import { useLanguage } from '../../language/use-language.ts'
import styles from './payment.module.css'

const PAGE_SIZE = 20
type StateName = keyof typeof PAY_STATUS

/** /user/orderCenter: the orders of the user, newest first; unpaid ones can be paid or cancelled. */
export function OrdersPage() {
  const { t } = useTranslation('payment')
  const [pageNo, setPage] = useState(1)
  const { data, error, refetch } = useQuery({
    ...callQuery(useLanguage(), 'payment', 'listPurchases', { pageNo, pageSize: PAGE_SIZE }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const last = Math.max(1, Math.ceil((data?.total ?? 0) / PAGE_SIZE))
  return (
    <div>
      <h1>{t('orders.title')}</h1>
      {data && data.total > 0 && <p role="status">{t('orders.total', { count: data.total })}</p>}
      {error && <FailurePanel title={t('orders.failed')} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <WaitingBar />}
      {data?.total === 0 && <p role="status">{t('orders.empty')}</p>}
      <ul className={styles['rows']}>
        {data?.list.map((order) => (
          <OrderRow key={order.orderNo} order={order} />
        ))}
      </ul>
      {last > 1 && (
        <p>
          <Button disabled={pageNo === 1} onClick={() => setPage(pageNo - 1)}>
            {t('orders.previous')}
          </Button>{' '}
          {pageNo} / {last}{' '}
          <Button disabled={pageNo === last} onClick={() => setPage(pageNo + 1)}>
            {t('orders.next')}
          </Button>
        </p>
      )}
    </div>
  )
}

function OrderRow({ order }: { order: Order }) {
  const { t } = useTranslation('payment')
  const navigate = useNavigate()
  const queries = useQueryClient()
  const state = (Object.keys(PAY_STATUS) as StateName[]).find((name) => PAY_STATUS[name] === order.payStatus) ?? 'unpaid'
  const isOpen = state === 'unpaid'
  const cancel = async () => {
    try {
      await apiClient.payment.cancelOrder({ orderNo: order.orderNo })
      showNotice(t('orders.cancelled'))
    } catch (failed) {
      showNotice((failed as Error).message)
    }
    await queries.invalidateQueries({ queryKey: ['payment'] })
  }
  return (
    <li className={styles['row']}>
      <div>
        <strong>{order.productName}</strong>
        <p>
          {t('pay.orderNo')} {order.orderNo}
        </p>
        <p>
          {t('orders.created')} {order.createTime}
          {order.payTime !== null && ` · ${t('orders.paidAt')} ${order.payTime}`}
        </p>
        {order.rights !== null && (
          <p>
            {order.rights.queued && <b>{t('orders.begins', { date: order.rights.startTime.slice(0, 10) })} · </b>}
            {t('orders.period', { start: order.rights.startTime.slice(0, 10), end: order.rights.endTime.slice(0, 10) })}
          </p>
        )}
        <p>
          {t(`orders.payType.${order.payType}`)}
          {order.returnedPrice > 0 && ` · ${t('orders.returned', { price: order.returnedPrice })}`}
          {order.returningPrice > 0 && ` · ${t('orders.returning', { price: order.returningPrice })}`}
          {order.refundedPrice > 0 && ` · ${t('orders.refunded', { price: order.refundedPrice })}`}
        </p>
      </div>
      <b>{t('buy.price', { price: order.productSalePrice })}</b>
      <span>{t(`orders.status.${state}`)}</span>
      {isOpen && (
        <>
          <Button
            kind="primary"
            aria-label={`${t('orders.pay')} ${order.orderNo}`}
            onClick={() => void navigate({ to: '/buyGoods', search: { buy: String(order.productId) } as never })}
          >
            {t('orders.pay')}
          </Button>
          <Button aria-label={`${t('orders.cancel')} ${order.orderNo}`} onClick={() => void cancel()}>
            {t('orders.cancel')}
          </Button>
        </>
      )}
    </li>
  )
}
