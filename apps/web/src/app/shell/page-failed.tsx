import type { ErrorComponentProps } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import styles from './page-state.module.css'

/**
 * Shown instead of a page that could not be loaded or rendered: the error, and how to continue. Reloading also helps if the server has a
 * newer build; nothing is lost, because the address contains the state.
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
