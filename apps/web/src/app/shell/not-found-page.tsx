import { Link, useRouterState } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../language/use-language.ts'
import { findRoute } from '../routes/find-route.ts'
import styles from './page-state.module.css'

/** The page for addresses that do not exist. */
export function NotFoundPage() {
  const { t } = useTranslation()
  const language = useLanguage()
  const address = useRouterState({ select: ({ location }) => location.state.notFound })
  return (
    <div className={styles['state']}>
      <p className={styles['code']}>404</p>
      <h1>{findRoute('/404')?.title?.[language]}</h1>
      {address !== undefined && <p className={styles['address']}>{address}</p>}
      <p className={styles['detail']}>{t('notFoundExplained')}</p>
      <Link to="/" className={styles['action']}>
        {t('backHome')}
      </Link>
    </div>
  )
}
