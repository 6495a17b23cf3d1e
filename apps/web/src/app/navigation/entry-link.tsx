import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { NavigationEntry } from '../../routing/feature.ts'

interface EntryLinkProps {
  readonly entry: NavigationEntry
  /** Where the entry's page is when it is not on this host, without a slash at the end. */
  readonly base?: string | undefined
  readonly className?: string | undefined
  readonly children: ReactNode
}

// Two entries may differ by their parameters only.
const EXACT = { exact: true, includeSearch: true } as const
const WITHIN = { exact: false, includeSearch: false } as const

/** A link to the page of an entry, marked while it is open. */
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
      // The table of routes says which paths there are; menus leave out those that are still to come.
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
