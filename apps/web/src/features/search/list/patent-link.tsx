import type { PatentRow } from '@gezhi/contract/client'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { toAddressParams, type SearchState } from '../../../search-state/search-state.ts'

interface PatentLinkProps {
  row: PatentRow
  state: SearchState
  /** Position in the whole list, from 1. */
  position: number
  className?: string | undefined
  onOpen: () => void
  children: ReactNode
}

/** Leads to a patent's page, which knows the list it was opened from: previous, next and the way back. */
export function PatentLink({ row, state, position, className, onOpen, children }: PatentLinkProps) {
  return (
    <Link
      to="/searchDetail"
      search={{ id: row.publication_number ?? row.id, ...toAddressParams(state), at: String(position) }}
      state={{ fromList: true }}
      className={className ?? ''}
      onClick={onOpen}
    >
      {children}
    </Link>
  )
}
