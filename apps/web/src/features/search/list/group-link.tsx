import type { PatentRow } from '@gezhi/contract/client'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { toAddressParams, type SearchState } from '../../../search-state/search-state.ts'
import styles from './group-link.module.css'

interface GroupLinkProps {
  row: PatentRow
  state: SearchState
  /** Position in the whole list, from 1. */
  position: number
  onOpen: () => void
}

/** How many publications a row of a grouped list stands for, and the way to them: the family beside its text. Nothing for one that stands alone. */
export function GroupLink({ row, state, position, onOpen }: GroupLinkProps) {
  const { t } = useTranslation('search')
  const { group_size: size = 1 } = row
  if (size < 2) return null
  return (
    <Link
      to="/searchDetail"
      search={{ id: row.publication_number ?? row.id, ...toAddressParams(state), at: String(position), tab: 'family' }}
      state={{ fromList: true }}
      className={styles['group']}
      data-group={size}
      onClick={onOpen}
    >
      {t('grouping.size', { size })}
    </Link>
  )
}
