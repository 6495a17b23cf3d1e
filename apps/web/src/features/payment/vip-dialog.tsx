import { ApiError, DEFAULT_ORIGINAL_PRICE, formatYuan, type Product } from '@gezhi/contract/client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../api/api-client.ts'
import { callQuery } from '../../api/call-query.ts'
import { Button } from '../../components/button.tsx'
import { FailurePanel } from '../../components/failure/failure-panel.tsx'
import { Modal } from '../../components/modal/modal.tsx'
import { showNotice } from '../../components/notice/notice-store.ts'
import { WaitingBar } from '../../components/waiting/waiting-bar.tsx'
import { installation } from '../../installation/installation.ts'
import { useLanguage } from '../../language/use-language.ts'
import { browserClock } from '../../session/clock.ts'
import { openUnpaidReminder } from '../../session/purchase-dialog.ts'
import { PayPanel } from './pay-panel.tsx'
import { OpenTransfer, UnpaidOrder } from './unpaid-order.tsx'
import styles from './payment.module.css'

/** px (B.shell.12). */
const WIDTH = 497
/** The order list is refreshed this long after the dialog was closed (B.payment.31). */
const REFRESH_MS = 1000

interface VipDialogProps {
  /** The product that was asked for, null for the default. */
  readonly productId: number | null
  /** The limit that the dialog was opened for. */
  readonly reason?: string | null
  readonly onClose: () => void
}

/** The purchase dialog: a product, its QR codes or the account for a transfer, and the result. An open transfer is shown instead. */
export function VipDialog({ productId, reason = null, onClose }: VipDialogProps) {
  const { t } = useTranslation('payment')
  const language = useLanguage()
  const queries = useQueryClient()
  const [chosen, setChosen] = useState(productId)
  /** An order that was left unpaid is shown first; those that this dialog makes are not. */
  const [isOpening, setOpening] = useState(true)
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
  // A pack is not among the memberships of the dialog.
  const isListed = chosen === null || products.data?.some((one) => one.productId === chosen) !== false
  const pack = useQuery({ ...callQuery(language, 'payment', 'showProducts', { productId: chosen ?? 0 }), enabled: !isListed, retry: false })
  const error = products.error ?? methods.error ?? unpaid.error ?? pack.error
  const list = isListed ? (products.data ?? []) : (pack.data ?? [])
  const product =
    list.find((one) => one.productId === chosen) ??
    list.find(({ productOriginalPrice }) => productOriginalPrice === DEFAULT_ORIGINAL_PRICE) ??
    list[0]
  const open = unpaid.data ?? null
  // The codes of an unpaid order of the product that was asked for are shown at once.
  const isFirst = isOpening && (open?.payType === 'DGZZ' || open?.productId !== productId)
  const isShown = open !== null && (isFirst || (open.payType === 'DGZZ' && open.productId === product?.productId))
  const isLoaded = unpaid.data !== undefined
  useEffect(() => {
    if (isLoaded && !isShown) setOpening(false)
  }, [isLoaded, isShown])
  const chooseOther = () => {
    setOpening(false)
    if (product?.productId === open?.productId) setChosen(list.find((one) => one.productId !== open?.productId)?.productId ?? null)
  }
  const transfer =
    product === undefined || !methods.data?.transfer ? null : <TransferButton product={product} onOrdered={() => void unpaid.refetch()} />
  const startsOn = held.data && held.data.nextStart !== null && product?.productType === 'VIP' && (
    <p className={styles['note']}>{t('pay.startsOn', { date: held.data.nextStart.slice(0, 10) })}</p>
  )
  return (
    <Modal
      title={t(product && product.productType !== 'VIP' ? 'pay.packTitle' : 'pay.title')}
      close={t('pay.close')}
      width={WIDTH}
      sheet
      onClose={close}
    >
      <div className={styles['dialog']}>
        {reason !== null && <p>{reason}</p>}
        {error && (
          <FailurePanel
            title={t('buy.failed')}
            error={error}
            onRetry={() => void Promise.all([products, methods, unpaid].map((one) => one.refetch()))}
          />
        )}
        {!error && (!products.data || !methods.data || unpaid.data === undefined) && <WaitingBar />}
        {isShown && open.payType === 'DGZZ' && (
          <OpenTransfer order={open} account={methods.data?.transfer ?? null} onLeave={close} onOther={chooseOther} />
        )}
        {isShown && open.payType !== 'DGZZ' && (
          <UnpaidOrder
            order={open}
            instead={productId === null ? undefined : product}
            onPay={() => {
              setChosen(open.productId)
              setOpening(false)
            }}
            onOther={chooseOther}
          />
        )}
        {!isShown && product !== undefined && methods.data && unpaid.data !== undefined && (
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
                  <span>
                    {one.productName}
                    <small>{pointsOf(one).join(' · ')}</small>
                  </span>
                  <b>{formatYuan(one.productSalePrice)}</b>
                </label>
              ))}
            </fieldset>
            {methods.data.wx || methods.data.zfb ? (
              <PayPanel product={product} sandbox={methods.data.sandbox} onClose={close} note={startsOn} otherwise={transfer} />
            ) : (
              <>
                {startsOn}
                {transfer ?? <NotSold />}
              </>
            )}
          </>
        )}
      </div>
    </Modal>
  )
}

/** What the product grants, in few words. */
function pointsOf({ labelOne, labelTwo, labelThree, labelFour }: Product): string[] {
  return [labelOne, labelTwo, labelThree, labelFour].filter((label) => label !== '')
}

/** Whom to contact where nothing can be paid online. */
function NotSold() {
  const { t } = useTranslation('payment')
  const { servicePhone } = installation()
  return <p>{servicePhone === null ? t('buy.off') : t('buy.offPhone', { phone: servicePhone })}</p>
}

/** Makes an order that is paid by bank transfer. */
function TransferButton({ product: { productId, productType }, onOrdered }: { product: Product; onOrdered: () => void }) {
  const { t } = useTranslation('payment')
  const [busy, setBusy] = useState(false)
  const order = async () => {
    setBusy(true)
    try {
      await apiClient.payment.createTransferOrder({ productId, productType })
      onOrdered()
    } catch (failed) {
      if (failed instanceof ApiError && failed.error === 'UNPAID_ORDER_EXISTS') return openUnpaidReminder()
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
