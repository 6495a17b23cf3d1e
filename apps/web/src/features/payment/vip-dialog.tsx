import { DEFAULT_ORIGINAL_PRICE, type Order } from '@gezhi/contract/client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../api/api-client.ts'
import { callQuery } from '../../api/call-query.ts'
import { Button } from '../../components/button.tsx'
import { FailurePanel } from '../../components/failure/failure-panel.tsx'
import { Modal } from '../../components/modal/modal.tsx'
import { showNotice } from '../../components/notice/notice-store.ts'
import { WaitingBar } from '../../components/waiting/waiting-bar.tsx'
import { useLanguage } from '../../language/use-language.ts'
import { browserClock } from '../../session/clock.ts'
import { PayPanel } from './pay-panel.tsx'
import styles from './payment.module.css'

/** px (B.shell.12). */
const WIDTH = 497
/** The order list is refreshed this long after the dialog was closed (B.payment.31). */
const REFRESH_MS = 1000

/** The purchase dialog: a product, its QR codes or the account for a transfer, and the result. An open transfer is shown instead. */
export function VipDialog({ productId, onClose }: { productId: number | null; onClose: () => void }) {
  const { t } = useTranslation('payment')
  const language = useLanguage()
  const queries = useQueryClient()
  const [chosen, setChosen] = useState(productId)
  const products = useQuery(callQuery(language, 'payment', 'showProducts', {}))
  const methods = useQuery(callQuery(language, 'payment', 'listPayMethods', {}))
  const unpaid = useQuery({
    ...callQuery(language, 'payment', 'findUnpaidOrder', {}),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
  const held = useQuery({ ...callQuery(language, 'payment', 'listHeldProducts', {}), staleTime: 0 })
  const close = () => {
    browserClock.after(REFRESH_MS, () => void queries.invalidateQueries({ queryKey: ['payment', 'listPurchases'] }))
    onClose()
  }
  const error = products.error ?? methods.error ?? unpaid.error
  const list = products.data ?? []
  const product =
    list.find((one) => one.productId === chosen) ??
    list.find(({ productOriginalPrice }) => productOriginalPrice === DEFAULT_ORIGINAL_PRICE) ??
    list[0]
  const transfer = unpaid.data?.payType === 'DGZZ' ? unpaid.data : null
  return (
    <Modal title={t('pay.title')} close={t('pay.close')} width={WIDTH} sheet onClose={close}>
      <div className={styles['dialog']}>
        {error && (
          <FailurePanel
            title={t('buy.failed')}
            error={error}
            onRetry={() => void Promise.all([products, methods, unpaid].map((one) => one.refetch()))}
          />
        )}
        {!error && (!products.data || !methods.data || unpaid.data === undefined) && <WaitingBar />}
        {transfer !== null && <TransferOrder order={transfer} account={methods.data?.transfer ?? null} />}
        {transfer === null && product !== undefined && methods.data && unpaid.data !== undefined && (
          <>
            <fieldset className={styles['choice']}>
              <legend>{t('pay.product')}</legend>
              {list.map((one) => (
                <label key={one.productId}>
                  <input
                    type="radio"
                    name="product"
                    checked={one.productId === product.productId}
                    onChange={() => setChosen(one.productId)}
                  />
                  {one.productName}
                  <b>{t('buy.price', { price: one.productSalePrice })}</b>
                </label>
              ))}
            </fieldset>
            {held.data && held.data.nextStart !== null && product.productType === 'VIP' && (
              <p className={styles['note']}>{t('pay.startsOn', { date: held.data.nextStart.slice(0, 10) })}</p>
            )}
            {methods.data.wx || methods.data.zfb ? (
              <PayPanel product={product} sandbox={methods.data.sandbox} onClose={close} />
            ) : (
              <p>{t('buy.off')}</p>
            )}
            {methods.data.transfer !== null && <TransferButton productId={product.productId} onOrdered={() => void unpaid.refetch()} />}
          </>
        )}
      </div>
    </Modal>
  )
}

/** Makes an order that is paid by bank transfer. */
function TransferButton({ productId, onOrdered }: { productId: number; onOrdered: () => void }) {
  const { t } = useTranslation('payment')
  const [busy, setBusy] = useState(false)
  const order = async () => {
    setBusy(true)
    try {
      await apiClient.payment.createTransferOrder({ productId })
      onOrdered()
    } catch (failed) {
      showNotice((failed as Error).message)
    }
    setBusy(false)
  }
  return (
    <Button disabled={busy} onClick={() => void order()}>
      {t('pay.transfer')}
    </Button>
  )
}

interface TransferOrderProps {
  readonly order: Order
  readonly account: { readonly accountName: string; readonly bank: string; readonly accountNo: string } | null
}

/** An order that waits for a transfer (B.orders.03). */
function TransferOrder({ order, account }: TransferOrderProps) {
  const { t } = useTranslation('payment')
  const navigate = useNavigate()
  const facts = [
    [t('pay.product'), order.productName],
    [t('pay.amount'), t('buy.price', { price: order.productSalePrice })],
    [t('pay.orderNo'), order.orderNo],
    ...(account === null
      ? []
      : [
          [t('pay.accountName'), account.accountName],
          [t('pay.bank'), account.bank],
          [t('pay.accountNo'), account.accountNo],
        ]),
  ]
  return (
    <>
      <strong>{t('pay.unpaid')}</strong>
      <p className={styles['note']}>{t('pay.transferHint')}</p>
      <dl className={styles['facts']}>
        {facts.map(([name, value]) => (
          <div key={name} style={{ display: 'contents' }}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Button kind="primary" onClick={() => void navigate({ to: '/user/orderCenter' })}>
        {t('pay.orders')}
      </Button>
    </>
  )
}
