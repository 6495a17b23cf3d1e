import { useNavigate, useSearch } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { TabStrip } from '../../../components/tab-strip/tab-strip.tsx'
import styles from '../payment.module.css'
import centre from './order-centre.module.css'
import { OrderList } from './order-list.tsx'
import { RowsSkeleton } from './rows-skeleton.tsx'

const InvoicePanel = lazy(async () => ({ default: (await import('../invoices/invoice-panel.tsx')).InvoicePanel }))

const TABS = ['orders', 'contracts', 'invoices'] as const
type Tab = (typeof TABS)[number]

/** /user/orderCenter: orders, their contracts and invoices, each under an address of its own (`?tab=`). */
export function OrdersPage() {
  const { t } = useTranslation('payment')
  const navigate = useNavigate()
  const { tab } = useSearch({ strict: false }) as { tab?: string }
  const active: Tab = TABS.find((one) => one === tab) ?? 'orders'
  const open = (next: Tab) => void navigate({ to: '/user/orderCenter', search: (next === 'orders' ? {} : { tab: next }) as never })
  return (
    <div className={styles['tabs']}>
      <h1>{t('orders.title')}</h1>
      <TabStrip
        label={t('orders.title')}
        tabs={TABS.map((key) => ({ key, title: t(`orders.tabs.${key}`) }))}
        active={active}
        onActive={open}
      >
        {active === 'invoices' ? (
          <Suspense
            fallback={
              <>
                <div className={centre['bar']} />
                <RowsSkeleton />
              </>
            }
          >
            <InvoicePanel />
          </Suspense>
        ) : (
          <OrderList key={active} ofContracts={active === 'contracts'} />
        )}
      </TabStrip>
    </div>
  )
}
