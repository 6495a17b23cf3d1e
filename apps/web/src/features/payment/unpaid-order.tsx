import { formatYuan, type Order, type Product } from '@gezhi/contract/client'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button.tsx'
import { ContractDetails } from './contract/contract-details.tsx'
import styles from './payment.module.css'
import { TransferFacts, type TransferAccount } from './transfer/transfer-facts.tsx'

interface OpenTransferProps {
  readonly order: Order
  readonly account: TransferAccount | null
  readonly onLeave: () => void
  readonly onOther: () => void
}

/** A transfer that waits for its money (B.orders.03). */
export function OpenTransfer({ order, account, onLeave, onOther }: OpenTransferProps) {
  const { t } = useTranslation('payment')
  const navigate = useNavigate()
  const view = () => {
    onLeave()
    void navigate({ to: '/user/orderCenter' })
  }
  return (
    <>
      <strong>{t('pay.unpaid')}</strong>
      <p className={styles['note']}>{t('pay.transferHint')}</p>
      <TransferFacts order={order} account={account} />
      <div className={styles['buttons']}>
        <Button kind="primary" onClick={view}>
          {t('pay.orders')}
        </Button>
        <Button onClick={onOther}>{t('pay.other')}</Button>
      </div>
      <ContractDetails orderNo={order.orderNo} />
    </>
  )
}

interface UnpaidOrderProps {
  readonly order: Order
  /** The product that was asked for; undefined if any was. */
  readonly instead: Product | undefined
  readonly onPay: () => void
  readonly onOther: () => void
}

/** An order that was left unpaid: it is paid first, or another product is bought, first of all the one that was asked for (B.orders.03). */
export function UnpaidOrder({ order, instead, onPay, onOther }: UnpaidOrderProps) {
  const { t } = useTranslation('payment')
  return (
    <>
      <strong>{t('pay.unpaid')}</strong>
      <TransferFacts order={order} account={null} />
      <div className={styles['buttons']}>
        {instead !== undefined && (
          <Button kind="primary" onClick={onOther}>
            {t('pay.buyInstead', { name: instead.productName, price: formatYuan(instead.productSalePrice) })}
          </Button>
        )}
        <Button {...(instead === undefined && { kind: 'primary' as const })} onClick={onPay}>
          {t('pay.goOn')}
        </Button>
        {instead === undefined && <Button onClick={onOther}>{t('pay.other')}</Button>}
      </div>
    </>
  )
}
