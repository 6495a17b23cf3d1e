import type { ErrorComponentProps } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import styles from './page-state.module.css'

/**
 * Shown in place of a page that could not be fetched or drawn: what happened, and a way to go on. Loading the document anew also helps when
 * the server was given a newer build meanwhile; nothing is lost, the address holds everything.
 */
export function PageFailed({ error }: ErrorComponentProps) {
  const { t } = useTranslation()
  return (
    <div className={styles['state']} role="alert">
      <h1>{t('pageFailed')}</h1>
      <p className={styles['detail']}>{error instanceof Error ? error.message : String(error)}</p>
      <button type="button" className={styles['action']} onClick={() => location.reload()}>
        {t('tryAgain')}
      </button>
    </div>
  )
}
