import { useTranslation } from 'react-i18next'
import styles from './page-state.module.css'

/** Shown when a page's code takes longer than a second. */
export function PagePending() {
  const { t } = useTranslation()
  return (
    <div className={styles['pending']} role="status">
      <span className={styles['bar']} />
      {t('pageLoading')}
    </div>
  )
}
