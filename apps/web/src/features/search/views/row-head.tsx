import type { PatentRow } from '@gezhi/contract/client'
import { useTranslation } from 'react-i18next'
import { HighlightedText } from '../../../components/highlight/highlighted-text.tsx'
import { LegalStatusTag } from '../../../components/legal-status/legal-status-tag.tsx'
import type { SearchState } from '../../../search-state/search-state.ts'
import { GroupLink } from '../list/group-link.tsx'
import { PatentLink } from '../list/patent-link.tsx'
import { rowNumber } from '../list/row-number.ts'
import styles from './row-head.module.css'
import { RowPick } from './row-pick.tsx'
import { rowTitle } from '../list/row-title.ts'

interface RowHeadProps {
  row: PatentRow
  state: SearchState
  /** In the page, from 0. */
  index: number
  onCurrent: (index: number) => void
}

/** Tick, number, title and legal status of a patent in the views with drawings. */
export function RowHead({ row, state, index, onCurrent }: RowHeadProps) {
  const { t } = useTranslation('search')
  const place = { row, state, position: (state.page - 1) * state.size + index + 1, onOpen: () => onCurrent(index) }
  return (
    <div className={styles['head']}>
      <div className={styles['line']}>
        <RowPick row={row} />
        <span className={styles['number']}>{rowNumber(state.page, state.size, index)}</span>
        <span>{row.publication_number ?? row.application_number}</span>
        <LegalStatusTag status={row.legal_status} />
      </div>
      <PatentLink {...place} className={styles['title']}>
        <HighlightedText text={rowTitle(row, t)} />
      </PatentLink>
      <GroupLink {...place} />
    </div>
  )
}
