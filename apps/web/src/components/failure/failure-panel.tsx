import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Button } from '../button.tsx'
import { usePurchase } from '../purchase/use-purchase.ts'
import { failureOf } from './failure-kind.ts'
import styles from './failure-panel.module.css'
import { useCause } from './use-cause.ts'

interface FailurePanelProps {
  /** The failed operation: 检索未完成. */
  title: string
  error: unknown
  onRetry: () => void
}

/**
 * Replaces the content: what failed, why, the request number for the operator, and a button to retry. Where a limit of the caller's role is
 * the reason, a retry cannot help: a link leads to what each role includes instead, for free users also a button to the purchase (G15).
 */
export function FailurePanel({ title, error, onRetry }: FailurePanelProps) {
  const { t } = useTranslation()
  const causeOf = useCause()
  const purchase = usePurchase()
  const { requestId, isLimit, needsProduct } = failureOf(error)
  const cause = causeOf(error)
  if (isLimit) {
    return (
      <div className={styles['panel']} data-limit role="alert">
        <p className={styles['title']}>{cause}</p>
        {needsProduct && (
          <Button kind="primary" onClick={() => purchase()}>
            {t('failure.purchase')}
          </Button>
        )}
        <Link to="/vipIndex">{t('failure.limits')}</Link>
      </div>
    )
  }
  return (
    <div className={styles['panel']} role="alert">
      <p className={styles['title']}>{title}</p>
      <p className={styles['cause']}>{cause}</p>
      {/* The server's message already contains the number. */}
      {requestId !== null && !cause.includes(requestId) && <p className={styles['id']}>{t('failure.requestId', { id: requestId })}</p>}
      <Button onClick={onRetry}>{t('failure.retry')}</Button>
    </div>
  )
}
