import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import styles from './jobs.module.css'

const VIEWS = [
  { name: 'program', search: { view: undefined } },
  { name: 'users', search: { view: 'users' } },
] as const

/** Links between the jobs of the program and the tasks of users; the router marks the current one, whatever its filters and page. */
export function JobViews() {
  const { t } = useTranslation('jobs')
  return (
    <nav className={styles['views']} aria-label={t('view')}>
      {VIEWS.map(({ name, search }) => (
        <Link key={name} to="/ops/jobs" search={search} activeOptions={{ explicitUndefined: true }}>
          {t(`views.${name}`)}
        </Link>
      ))}
    </nav>
  )
}
