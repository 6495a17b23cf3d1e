import type { Order } from '@gezhi/contract/client'
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

/** An order that was left unpaid: it is paid first, or another product is chosen (B.orders.03). */
export function UnpaidOrder({ order, onPay, onOther }: { order: Order; onPay: () => void; onOther: () => void }) {
  const { t } = useTranslation('payment')
  return (
    <>
      <strong>{t('pay.unpaid')}</strong>
      <TransferFacts order={order} account={null} />
      <div className={styles['buttons']}>
        <Button kind="primary" onClick={onPay}>
          {t('pay.goOn')}
        </Button>
        <Button onClick={onOther}>{t('pay.other')}</Button>
      </div>
    </>
  )
}
