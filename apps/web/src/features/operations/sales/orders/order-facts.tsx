import { formatYuan } from '@gezhi/contract/client'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './order.module.css'
import type { OpenedOrder } from './sold-order.ts'

/** What was bought by whom, and the documents about it. */
export function OrderFacts({ order }: { order: OpenedOrder }) {
  const { t } = useTranslation('sales')
  const { nick, productName, productVersion, payType, price, refundedPrice, createTime, payTime, contractParty, invoice } = order
  const facts: readonly (readonly [name: string, value: ReactNode])[] = [
    [
      t('user'),
      <Link key="user" to="/ops/accounts" search={{ text: nick } as never}>
        {nick}
      </Link>,
    ],
    [t('product'), t('orders.version', { name: productName, version: productVersion })],
    [t('payType'), t(`payTypes.${payType}`)],
    [t('price'), formatYuan(price)],
    [t('refundedPrice'), formatYuan(refundedPrice)],
    [t('orders.created'), createTime],
    [t('orders.paidAt'), payTime ?? '—'],
    [t('orders.contract'), contractParty ?? t('orders.noContract')],
    [
      t('orders.invoice'),
      invoice === null ? t('orders.noInvoice') : [t(`invoiceStates.${invoice.status}`), invoice.invoiceNo].filter(Boolean).join(' '),
    ],
  ]
  return (
    <dl className={styles['facts']}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
