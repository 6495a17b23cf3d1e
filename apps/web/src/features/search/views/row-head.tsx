import { useListWords } from '../../../kinds/kind-words.ts'
import { HighlightedText } from '../../../components/highlight/highlighted-text.tsx'
import { RowMark } from '../../../components/record-marks/row-mark.tsx'
import { LegalStatusTag } from '../../../components/legal-status/legal-status-tag.tsx'
import type { ListedRow } from '../../../kinds/kind-display.ts'
import { useShownKind } from '../../../kinds/use-shown-kind.ts'
import type { SearchState } from '../../../search-state/search-state.ts'
import { GroupLink } from '../list/group-link.tsx'
import { RecordLink } from '../list/record-link.tsx'
import { rowNumber } from '../list/row-number.ts'
import { useIndexInPage } from '../list/rows-in-page.ts'
import styles from './row-head.module.css'
import { RowPick } from './row-pick.tsx'
import { rowTitle } from '../list/row-title.ts'

interface RowHeadProps {
  row: ListedRow
  state: SearchState
  /** In the page, from 0. */
  index: number
  onCurrent: (index: number) => void
}

/** Tick, number, title and legal status of a row in the views with drawings. */
export function RowHead({ row, state, index, onCurrent }: RowHeadProps) {
  const { t } = useListWords()
  const kind = useShownKind()
  const { row: traits } = kind
  const inPage = useIndexInPage()(index)
  const place = { row, state, position: (state.page - 1) * state.size + inPage + 1, onOpen: () => onCurrent(index) }
  return (
    <div className={styles['head']}>
      <div className={styles['line']}>
        <RowPick row={row} />
        <span className={styles['number']}>{rowNumber(state.page, state.size, inPage)}</span>
        <span>{traits.number(row)}</span>
        <RowMark number={kind.pageId(row)} />
        <LegalStatusTag status={traits.legalStatus?.(row) ?? null} />
      </div>
      <RecordLink {...place} className={styles['title']}>
        <HighlightedText text={rowTitle(row, kind, t)} />
      </RecordLink>
      <GroupLink {...place} />
    </div>
  )
}
