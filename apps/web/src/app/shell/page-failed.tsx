import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import styles from './page-state.module.css'

/** Shown in place of a page that could not be fetched or drawn: what happened, and a way to go on. */
export function PageFailed({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation()
  const router = useRouter()
  const retry = () => {
    reset()
    void router.invalidate()
  }
  return (
    <div className={styles['state']} role="alert">
      <h1>{t('pageFailed')}</h1>
      <p className={styles['detail']}>{error instanceof Error ? error.message : String(error)}</p>
      <button type="button" className={styles['action']} onClick={retry}>
        {t('tryAgain')}
      </button>
    </div>
  )
}
