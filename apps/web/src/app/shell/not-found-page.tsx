import { Link, useRouterState } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../language/use-language.ts'
import { NOT_FOUND_TITLE } from './not-found-title.ts'
import styles from './page-state.module.css'

/** The page for addresses that do not exist. */
export function NotFoundPage() {
  const { t } = useTranslation()
  const language = useLanguage()
  const address = useRouterState({ select: ({ location }) => location.state.notFound })
  return (
    <div className={styles['state']}>
      <p className={styles['code']}>404</p>
      <h1>{NOT_FOUND_TITLE[language]}</h1>
      {address !== undefined && <p className={styles['address']}>{address}</p>}
      <p className={styles['detail']}>{t('notFoundExplained')}</p>
      <Link to="/" className={styles['action']}>
        {t('backHome')}
      </Link>
    </div>
  )
}
