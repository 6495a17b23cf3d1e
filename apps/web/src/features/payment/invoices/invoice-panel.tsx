import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { callQuery } from '../../../api/call-query.ts'
import { Button } from '../../../components/button.tsx'
import { FailurePanel } from '../../../components/failure/failure-panel.tsx'
import { Pager } from '../../../components/pager/pager.tsx'
import { useLanguage } from '../../../language/use-language.ts'
import styles from '../order-centre/order-centre.module.css'
import { InvoiceRow } from './invoice-row.tsx'
import { RowsSkeleton } from '../order-centre/rows-skeleton.tsx'

const InvoiceDialog = lazy(async () => ({ default: (await import('./invoice-dialog.tsx')).InvoiceDialog }))

const PAGE_SIZE = 20

/** The invoices of the user, newest first, and the request of another one. */
export function InvoicePanel() {
  const { t } = useTranslation('payment')
  const language = useLanguage()
  const [pageNo, setPage] = useState(1)
  const [isRequesting, setRequesting] = useState(false)
  const open = useQuery({ ...callQuery(language, 'payment', 'listInvoiceableOrders', { pageNo: 1, pageSize: 1 }), staleTime: 0 })
  const { data, error, refetch } = useQuery({
    ...callQuery(language, 'payment', 'listInvoices', { pageNo, pageSize: PAGE_SIZE }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const last = Math.max(1, Math.ceil((data?.total ?? 0) / PAGE_SIZE))
  const count = open.data?.total ?? 0
  const failed = error ?? open.error
  return (
    <>
      <div className={styles['bar']}>
        <p role="status">{open.data !== undefined && (count === 0 ? t('invoice.noOrders') : t('invoice.orders', { count }))}</p>
        <Button kind="primary" disabled={count === 0} onClick={() => setRequesting(true)}>
          {t('invoice.request')}
        </Button>
      </div>
      {failed && <FailurePanel title={t('invoice.failed')} error={failed} onRetry={() => void Promise.all([refetch(), open.refetch()])} />}
      {!data && !failed && <RowsSkeleton />}
      {data?.total === 0 && (
        <div className={styles['empty']}>
          <p>{t('invoice.empty')}</p>
        </div>
      )}
      {data !== undefined && data.total > 0 && (
        <ul className={styles['rows']}>
          {data.list.map((invoice) => (
            <InvoiceRow key={invoice.id} invoice={invoice} />
          ))}
        </ul>
      )}
      {last > 1 && <Pager page={pageNo} last={last} onPage={setPage} />}
      <Suspense fallback={null}>{isRequesting && <InvoiceDialog onClose={() => setRequesting(false)} />}</Suspense>
    </>
  )
}
