import { type Activity, activityLeft, formatYuan } from '@gezhi/contract/client'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/button.tsx'
import { Icon } from '../../../components/icon/icon.tsx'
import { useLanguage } from '../../../language/use-language.ts'
import { storePendingProduct } from '../../../session/pending-product.ts'
import { openPurchaseDialog } from '../../../session/purchase-dialog.ts'
import { useSessionUser } from '../../../session/session-store.ts'
import styles from './activity-popup.module.css'
import { countdownOf, leadingUnit } from '../../../components/countdown/countdown.ts'

interface ActivityPopupProps {
  readonly activity: Activity
  readonly onClose: () => void
  /** It has ended while it was shown. */
  readonly onOver: () => void
}

/** The offer in a corner of the page, with the remaining time. It neither takes the focus nor covers the page. */
export function ActivityPopup({ activity, onClose, onOver }: ActivityPopupProps) {
  const { t } = useTranslation('activity')
  const id = useId()
  const language = useLanguage()
  const left = useTimeLeft(activity, onOver)
  const leading = leadingUnit(left)
  return (
    <section className={styles['popup']} aria-labelledby={id}>
      <header>
        <h2 id={id}>{activity.name[language]}</h2>
        <Button icon kind="plain" aria-label={t('close')} onClick={onClose}>
          <Icon name="close" />
        </Button>
      </header>
      <p className={styles['price']}>{formatYuan(activity.price)}</p>
      <p className={styles['left']} role="timer">
        {t('left')} <strong>{t(`remaining.${leading.unit}`, { count: leading.count })}</strong>
      </p>
      <p className={styles['parts']} aria-hidden="true">
        {countdownOf(left).map(({ unit, count }) => (
          <span key={unit}>
            <b>{String(count).padStart(2, '0')}</b> {t(`units.${unit}`)}
          </span>
        ))}
      </p>
      <Buying activity={activity} />
    </section>
  )
}

/** A guest is redirected to the login, and the offer is stored (B.activity.06). For a user the purchase dialog opens (B.activity.07). */
function Buying({ activity }: { activity: Activity }) {
  const { t } = useTranslation('activity')
  const navigate = useNavigate()
  const user = useSessionUser()
  const buy = () => {
    if (user) return openPurchaseDialog(activity.productId)
    storePendingProduct(activity.productId)
    void navigate({ to: '/login' })
  }
  return (
    <Button kind="primary" className={styles['buy'] ?? ''} onClick={buy}>
      {t('buy')}
    </Button>
  )
}

/** Remaining ms, updated every second. */
function useTimeLeft(activity: Activity, onOver: () => void): number {
  const [left, setLeft] = useState(() => activityLeft(activity, Date.now()))
  useEffect(() => {
    const timer = setInterval(() => setLeft(activityLeft(activity, Date.now())), 1000)
    return () => clearInterval(timer)
  }, [activity])
  const over = left === 0
  useEffect(() => {
    if (over) onOver()
    // Called once, regardless of renders above.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [over])
  return left
}
