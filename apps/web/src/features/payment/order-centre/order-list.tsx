import { PAY_STATUS } from '@gezhi/contract/client'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { callQuery } from '../../../api/call-query.ts'
import { FailurePanel } from '../../../components/failure/failure-panel.tsx'
import { Pager } from '../../../components/pager/pager.tsx'
import { Select } from '../../../components/select.tsx'
import { useLanguage } from '../../../language/use-language.ts'
import styles from './order-centre.module.css'
import { OrderRow } from './order-row.tsx'
import { ORDER_STATES } from './order-states.ts'
import { RowsSkeleton } from './rows-skeleton.tsx'

const PAGE_SIZE = 20

/** The orders of the user, newest first, of one state if chosen; or those with a contract. */
export function OrderList({ ofContracts }: { ofContracts: boolean }) {
  const { t } = useTranslation('payment')
  const [pageNo, setPage] = useState(1)
  const [state, setState] = useState<(typeof ORDER_STATES)[number] | 'all'>('all')
  const filter = ofContracts ? { hasContract: true } : state === 'all' ? {} : { payStatus: PAY_STATUS[state] }
  const { data, error, refetch } = useQuery({
    ...callQuery(useLanguage(), 'payment', 'listPurchases', { pageNo, pageSize: PAGE_SIZE, ...filter }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const last = Math.max(1, Math.ceil((data?.total ?? 0) / PAGE_SIZE))
  const isFiltered = ofContracts || state !== 'all'
  return (
    <>
      <div className={styles['bar']}>
        <p role="status">{data !== undefined && data.total > 0 && t('orders.total', { count: data.total })}</p>
        {!ofContracts && (
          <Select
            label={t('orders.state')}
            value={state}
            options={(['all', ...ORDER_STATES] as const).map((value) => ({ value, name: t(`orders.status.${value}`) }))}
            onChange={(next) => {
              setPage(1)
              setState(next)
            }}
          />
        )}
      </div>
      {error && <FailurePanel title={t('orders.failed')} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <RowsSkeleton />}
      {data?.total === 0 && (
        <div className={styles['empty']}>
          <p>{t(ofContracts ? 'contract.empty' : isFiltered ? 'orders.noneOfState' : 'orders.empty')}</p>
          {ofContracts ? <p>{t('contract.emptyHint')}</p> : !isFiltered && <Link to="/buyGoods">{t('buy.title')}</Link>}
        </div>
      )}
      {data !== undefined && data.total > 0 && (
        <ul className={styles['rows']}>
          {data.list.map((order) => (
            <OrderRow key={order.orderNo} order={order} />
          ))}
        </ul>
      )}
      {last > 1 && <Pager page={pageNo} last={last} onPage={setPage} />}
    </>
  )
}
