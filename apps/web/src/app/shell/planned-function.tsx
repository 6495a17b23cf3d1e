import { Link, useMatches } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../language/use-language.ts'
import { findRoute } from '../routes/find-route.ts'
import styles from './page-state.module.css'

/** The page of every function that is still to come: its name, and that it is being built (G209). */
export function PlannedFunction() {
  const { t } = useTranslation()
  const language = useLanguage()
  const route = findRoute(useMatches({ select: (matches) => matches.at(-1)?.pathname ?? '' }))
  return (
    <div className={styles['state']} data-planned="">
      <h1>{route?.title?.[language]}</h1>
      <p className={styles['detail']}>{t('planned')}</p>
      <Link to="/" className={styles['action']}>
        {t('backHome')}
      </Link>
    </div>
  )
}
