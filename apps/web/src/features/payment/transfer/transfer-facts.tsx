import { formatYuan, type Client, type Order } from '@gezhi/contract/client'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { CopyButton } from '../../../components/copy-button/copy-button.tsx'
import styles from '../payment.module.css'

export type TransferAccount = NonNullable<Awaited<ReturnType<Client['payment']['listPayMethods']>>['transfer']>

/** What a bank transfer needs: amount, order number and the account. */
export function TransferFacts({ order, account }: { order: Order; account: TransferAccount | null }) {
  const { t } = useTranslation('payment')
  const copied =
    account === null
      ? []
      : ([
          ['accountName', account.accountName],
          ['bank', account.bank],
          ['accountNo', account.accountNo],
        ] as const)
  const facts = [
    ['product', order.productName],
    ['amount', formatYuan(order.productSalePrice)],
    ['orderNo', order.orderNo],
    ...copied,
  ] as const
  return (
    <dl className={styles['facts']}>
      {facts.map(([name, value]) => (
        <Fragment key={name}>
          <dt>{t(`pay.${name}`)}</dt>
          <dd>
            {value}{' '}
            {(name === 'orderNo' || name === 'accountNo') && (
              <CopyButton
                text={value}
                label={t('pay.copy', { name: t(`pay.${name}`) })}
                done={t('pay.copied')}
                failed={t('pay.notCopied')}
              />
            )}
          </dd>
        </Fragment>
      ))}
    </dl>
  )
}
