import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSessionUser } from '../../session/session-store.ts'
import styles from './open-api.module.css'

const PUBLIC = [
  { to: '/publicApiService', name: 'service' },
  { to: '/publicApiTest', name: 'test' },
] as const

const OWN = [
  { to: '/manageApiBoard', name: 'board' },
  { to: '/manageApiList', name: 'keys' },
  { to: '/manageApiWebhooks', name: 'webhooks' },
  { to: '/manageApiEquity', name: 'equity' },
] as const

/** The frame of every page about the API: its pages, those of the user after a login, and one of them. */
export function ApiFrame({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('openApi')
  const user = useSessionUser()
  return (
    <div className={styles['page']}>
      <nav className={styles['tabs']} aria-label={t('tabs.label')}>
        {[...PUBLIC, ...(user === null ? [] : OWN)].map(({ to, name }) => (
          <Link key={to} to={to} activeOptions={{ includeSearch: false }}>
            {t(`tabs.${name}`)}
          </Link>
        ))}
      </nav>
      {children}
    </div>
  )
}
