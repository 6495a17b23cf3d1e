import { Link } from '@tanstack/react-router'
import { useListWords } from '../../../kinds/kind-words.ts'
import type { ListedRow } from '../../../kinds/kind-display.ts'
import { useKind } from '../../../kinds/use-kind.ts'
import { toAddressParams, type SearchState } from '../../../search-state/search-state.ts'
import styles from './group-link.module.css'

interface GroupLinkProps {
  row: ListedRow
  state: SearchState
  /** Position in the whole list, from 1. */
  position: number
  /** Only the number, where the title needs the space; the rest is in the tooltip. */
  short?: boolean
  onOpen: () => void
}

/** The number of further records in a row of a grouped list, with a link to them: the family next to its text. Nothing for a single record. */
export function GroupLink({ row, state, position, short = false, onOpen }: GroupLinkProps) {
  const { t } = useListWords()
  const { pages, pageId } = useKind()
  const { group_size: size = 1 } = row
  if (size < 2) return null
  const text = t('grouping.others', { count: size - 1 })
  return (
    <Link
      to={pages.record}
      search={{ id: pageId(row), ...toAddressParams(state), at: String(position), tab: 'family' }}
      state={{ fromList: true }}
      className={styles['group']}
      data-group={size}
      {...(short && { title: text, 'aria-label': text })}
      onClick={onOpen}
    >
      {short ? `+${size - 1}` : text}
    </Link>
  )
}
