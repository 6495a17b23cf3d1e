import { Link } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'
import { EMPTY_SEARCH, toAddressParams } from '../search-state/search-state.ts'

interface ResultListLinkProps {
  readonly query: string
  readonly className?: string | undefined
  readonly children: ReactNode
  readonly onClick?: (event: MouseEvent<HTMLAnchorElement>) => void
}

/** A link that searches for a query. */
export function ResultListLink({ query, className, children, onClick }: ResultListLinkProps) {
  return (
    <Link
      to="/resultList"
      search={toAddressParams({ ...EMPTY_SEARCH, query })}
      {...(className && { className })}
      {...(onClick && { onClick })}
    >
      {children}
    </Link>
  )
}
