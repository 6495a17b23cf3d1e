import { Link } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'
import { useKind } from '../kinds/use-kind.ts'
import { newSearch, toAddressParams } from '../search-state/search-state.ts'

interface ResultListLinkProps {
  readonly query: string
  readonly className?: string | undefined
  readonly children: ReactNode
  readonly onClick?: (event: MouseEvent<HTMLAnchorElement>) => void
}

/** A link that searches for a query, among records of the kind that is searched here. */
export function ResultListLink({ query, className, children, onClick }: ResultListLinkProps) {
  const kind = useKind()
  return (
    <Link
      to={kind.pages.list}
      search={toAddressParams(newSearch(kind, { query }))}
      {...(className && { className })}
      {...(onClick && { onClick })}
    >
      {children}
    </Link>
  )
}
