import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { NavigationEntry } from '../../routing/feature.ts'

interface EntryLinkProps {
  readonly entry: NavigationEntry
  /** Base address of the entry's page if it is on another host, without a trailing slash. */
  readonly base?: string | undefined
  readonly className?: string | undefined
  readonly children: ReactNode
}

// Two entries may differ by their parameters only.
const EXACT = { exact: true, includeSearch: true } as const
const WITHIN = { exact: false, includeSearch: false } as const

/** A link to the page of an entry, marked as current while it is open. */
export function EntryLink({ entry: { to, search, ownTab }, base, className, children }: EntryLinkProps) {
  const { t } = useTranslation()
  if (base !== undefined) {
    const queryString = search === undefined ? '' : `?${new URLSearchParams(search).toString()}`
    return (
      <a href={`${base}${to}${queryString}`} className={className}>
        {children}
      </a>
    )
  }
  return (
    <Link
      // The table of routes defines the paths.
      to={to as '/'}
      search={search as never}
      activeOptions={search === undefined && to !== '/' && to !== '/user/profile' ? WITHIN : EXACT}
      className={className}
      {...(ownTab && { target: '_blank', rel: 'noopener' })}
    >
      {children}
      {ownTab && <span className="visually-hidden">{t('navigation.ownTab')}</span>}
    </Link>
  )
}
