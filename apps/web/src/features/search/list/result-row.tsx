import { memo } from 'react'
import { useRecordMark } from '../../../components/record-marks/record-marks.ts'
import { RowMark } from '../../../components/record-marks/row-mark.tsx'
import { useListWords } from '../../../kinds/kind-words.ts'
import { HighlightedText } from '../../../components/highlight/highlighted-text.tsx'
import type { SearchState } from '../../../search-state/search-state.ts'
import type { ListedRow, ShownField } from '../../../kinds/kind-display.ts'
import { useShownKind } from '../../../kinds/use-shown-kind.ts'
import { pickRecords } from '../selection/picked-records.ts'
import { CellContent } from './cell-content.tsx'
import { GroupLink } from './group-link.tsx'
import { RecordLink } from './record-link.tsx'
import styles from './result-table.module.css'
import { rowNumber } from './row-number.ts'
import { rowTitle } from './row-title.ts'
import { useIndexInPage } from './rows-in-page.ts'

interface ResultRowProps {
  row: ListedRow
  index: number
  /** In the whole list, from 1. */
  position: number
  height: number
  columns: readonly ShownField[]
  state: SearchState
  picked: boolean
  current: boolean
  onCurrent: (index: number) => void
}

/** One record in the table. */
export const ResultRow = memo(function ResultRow({
  row,
  index,
  position,
  height,
  columns,
  state,
  picked,
  current,
  onCurrent,
}: ResultRowProps) {
  const { t } = useListWords()
  const kind = useShownKind()
  const title = rowTitle(row, kind, t)
  const inPage = useIndexInPage()
  const { isRead } = useRecordMark(kind.pageId(row))
  return (
    <tr
      aria-rowindex={index + 2}
      aria-current={current || undefined}
      data-picked={picked || undefined}
      data-row={index}
      data-read={isRead || undefined}
      style={{ blockSize: height }}
    >
      <td className={styles['pick']}>
        <input type="checkbox" aria-label={t('rows.pick', { title })} checked={picked} onChange={() => pickRecords(kind, [row], !picked)} />
      </td>
      <td className={styles['number']}>{rowNumber(state.page, state.size, inPage(index))}</td>
      <td className={styles['publication']}>{kind.row.number(row)}</td>
      <th scope="row" className={styles['title']}>
        <div className={styles['titled']}>
          <RowMark number={kind.pageId(row)} />
          <RecordLink row={row} state={state} position={position} className={styles['clamp']} onOpen={() => onCurrent(index)}>
            <HighlightedText text={title} />
          </RecordLink>
          <GroupLink short row={row} state={state} position={position} onOpen={() => onCurrent(index)} />
        </div>
      </th>
      {columns.map((field) => (
        <td key={field.key}>
          <div className={styles['clamp']}>
            <CellContent cell={field.cell(row)} />
          </div>
        </td>
      ))}
    </tr>
  )
})
