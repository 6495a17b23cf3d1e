import { PAY_STATUS, type ApiError, type Product } from '@gezhi/contract/client'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button.tsx'
import { FailurePanel } from '../../components/failure/failure-panel.tsx'
import { PHONE, useMedia } from '../../components/media/use-media.ts'
import { showNotice } from '../../components/notice/notice-store.ts'
import { QrCode } from '../../components/qr-code/qr-code.tsx'
import { WaitingBar } from '../../components/waiting/waiting-bar.tsx'
import { leadingUnit } from '../../components/countdown/countdown.ts'
import { openUnpaidReminder } from '../../session/purchase-dialog.ts'
import { ContractDetails } from './contract/contract-details.tsx'
import { FirstPurchaseGift } from './first-purchase-gift.tsx'
import styles from './payment.module.css'
import { LinkedCode, SavableCode } from './phone-payment.tsx'
import { isRejection, useOrder } from './use-order.ts'

/** px (B.payment.04). */
const CODE_SIZE = 86

interface PayPanelProps {
  readonly product: Product
  readonly sandbox: boolean
  readonly onClose: () => void
  /** What to know before paying. */
  readonly note: ReactNode
  /** Another way to pay, until the order is paid. */
  readonly otherwise: ReactNode
}

/** The two QR codes of a product with the remaining time, and then the result. */
export function PayPanel({ product, sandbox, onClose, note, otherwise }: PayPanelProps) {
  const { t } = useTranslation('payment')
  const { codes, status, until, failed, stopped, refresh, resume } = useOrder(product.productId, product.productType)
  const rejected = isRejection(failed)
  useEffect(() => {
    if (!rejected) return
    onClose()
    if ((failed as ApiError).error === 'UNPAID_ORDER_EXISTS') openUnpaidReminder()
    else showNotice((failed as Error).message)
    // Once for each error.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [rejected])
  if (status === PAY_STATUS.failed) return <Result text={t('pay.unsuccessful')} onRefresh={refresh} />
  if (status === PAY_STATUS.cancelled) return <Result text={t('pay.cancelled')} onRefresh={refresh} />
  if (rejected) return null
  if (failed !== null) return <FailurePanel title={t('pay.failed')} error={failed} onRetry={refresh} />
  if (codes === null) return <WaitingBar />
  return (
    <>
      {status === PAY_STATUS.paid ? (
        <PaidResult product={product} until={until} onLeave={onClose} />
      ) : (
        <>
          {note}
          <Codes key={codes.orderNo} codes={codes} sandbox={sandbox} onRefresh={refresh} />
        </>
      )}
      {stopped && (
        <p role="alert">
          {t('pay.pollStopped')} <Button onClick={resume}>{t('pay.checkAgain')}</Button>
        </p>
      )}
      {status !== PAY_STATUS.paid && otherwise}
      <ContractDetails key={codes.orderNo} orderNo={codes.orderNo} />
    </>
  )
}

interface CodesProps {
  readonly codes: { readonly wxCodeUrl: string; readonly zfbCodeUrl: string; readonly expireTime: number }
  readonly sandbox: boolean
  readonly onRefresh: () => void
}

function Codes({ codes, sandbox, onRefresh }: CodesProps) {
  const { t } = useTranslation('payment')
  const left = useTimeLeft(codes.expireTime)
  const { unit, count } = leadingUnit(left)
  const isOver = left === 0
  const isPhone = useMedia(PHONE)
  const shown = [
    { name: t('pay.wx'), text: codes.wxCodeUrl, Code: isPhone ? SavableCode : QrCode },
    { name: t('pay.zfb'), text: codes.zfbCodeUrl, Code: isPhone ? LinkedCode : QrCode },
  ]
  return (
    <>
      <div className={styles['codes']}>
        {shown.map(({ name, text, Code }) => (
          <figure key={name} className={styles['code']}>
            {isOver ? (
              <Button className={styles['blank'] ?? ''} aria-label={`${t('pay.refresh')} ${name}`} onClick={onRefresh}>
                {t('pay.refresh')}
              </Button>
            ) : text === '' ? (
              <span className={styles['blank']}>{t('pay.noCode')}</span>
            ) : (
              <Code text={text} size={CODE_SIZE} label={t('pay.code', { name })} />
            )}
            <figcaption>{name}</figcaption>
            {sandbox && !isOver && text !== '' && (
              <a href={text} target="_blank" rel="noreferrer">
                {t('pay.sandbox')}
              </a>
            )}
          </figure>
        ))}
      </div>
      {isPhone && !isOver && shown.some(({ text }) => text !== '') && <p className={styles['note']}>{t('pay.onPhone')}</p>}
      {isOver ? (
        <p className={styles['result']} role="alert">
          {t('pay.over')}
        </p>
      ) : (
        <p className={styles['result']} role="timer">
          <span>
            {t('pay.left')} <b>{t(`pay.remaining.${unit}`, { count })}</b>
          </span>
        </p>
      )}
    </>
  )
}

interface PaidResultProps {
  readonly product: Product
  readonly until: string | null
  readonly onLeave: () => void
}

function PaidResult({ product, until, onLeave }: PaidResultProps) {
  const { t } = useTranslation('payment')
  const navigate = useNavigate()
  const open = () => {
    onLeave()
    void navigate({ to: '/user/orderCenter' })
  }
  return (
    <div className={styles['result']} role="status">
      <strong>{t('pay.paid')}</strong>
      {product.productType === 'VIP' ? (
        until !== null && <span>{t('pay.until', { date: until })}</span>
      ) : (
        <span>{t('pay.bought', { name: product.productName })}</span>
      )}
      <Button kind="primary" onClick={open}>
        {t('pay.orders')}
      </Button>
      <FirstPurchaseGift onLeave={onLeave} />
    </div>
  )
}

function Result({ text, onRefresh }: { text: string; onRefresh: () => void }) {
  const { t } = useTranslation('payment')
  return (
    <div className={styles['result']} role="alert">
      <strong>{text}</strong>
      <Button onClick={onRefresh}>{t('pay.refresh')}</Button>
    </div>
  )
}

/** Remaining ms, updated every second. */
function useTimeLeft(until: number): number {
  const [left, setLeft] = useState(() => Math.max(0, until - Date.now()))
  useEffect(() => {
    const timer = setInterval(() => setLeft(Math.max(0, until - Date.now())), 1000)
    return () => clearInterval(timer)
  }, [until])
  return left
}
