import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { ListedRow } from '../../../kinds/kind-display.ts'
import { useKind } from '../../../kinds/use-kind.ts'
import { toAddressParams, type SearchState } from '../../../search-state/search-state.ts'

interface RecordLinkProps {
  row: ListedRow
  state: SearchState
  /** Position in the whole list, from 1. */
  position: number
  className?: string | undefined
  onOpen: () => void
  children: ReactNode
}

/** Links to a record's page, which knows the list it was opened from: previous, next and the way back. */
export function RecordLink({ row, state, position, className, onOpen, children }: RecordLinkProps) {
  const { pages, pageId } = useKind()
  return (
    <Link
      to={pages.record}
      search={{ id: pageId(row), ...toAddressParams(state), at: String(position) }}
      state={{ fromList: true }}
      className={className ?? ''}
      onClick={onOpen}
    >
      {children}
    </Link>
  )
}
