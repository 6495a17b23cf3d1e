import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { MANAGEMENT_TABS } from './management-tabs.ts'
import styles from './management-frame.module.css'

/**
 * The frame of the pages about a user's spaces and projects: a tab for each page, with its own address, above the content. Pages load the
 * catalogue `management` besides their own.
 */
export function ManagementFrame({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('management')
  return (
    <div className={styles['page']}>
      <nav className={styles['tabs']} aria-label={t('tabs.label')}>
        {MANAGEMENT_TABS.map(({ to, name }) => (
          <Link key={to} to={to} activeOptions={{ exact: true, includeSearch: false }}>
            {t(`tabs.${name}`)}
          </Link>
        ))}
      </nav>
      {children}
    </div>
  )
}
