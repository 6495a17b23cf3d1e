import type { PatentRow } from '@gezhi/contract/client'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { HighlightedText } from '../../../components/highlight/highlighted-text.tsx'
import type { SearchState } from '../../../search-state/search-state.ts'
import { pickPatents } from '../selection/picked-patents.ts'
import { GroupLink } from './group-link.tsx'
import { PatentLink } from './patent-link.tsx'
import styles from './result-table.module.css'
import { rowNumber } from './row-number.ts'
import { ROW_FIELDS, type RowField } from './row-fields.tsx'
import { rowTitle } from './row-title.ts'

interface ResultRowProps {
  row: PatentRow
  index: number
  /** In the whole list, from 1. */
  position: number
  height: number
  columns: readonly RowField[]
  state: SearchState
  picked: boolean
  current: boolean
  onCurrent: (index: number) => void
}

/** One patent in the table. */
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
  const { t } = useTranslation('search')
  const title = rowTitle(row, t)
  return (
    <tr
      aria-rowindex={index + 2}
      aria-current={current || undefined}
      data-picked={picked || undefined}
      data-row={index}
      style={{ blockSize: height }}
    >
      <td className={styles['pick']}>
        <input type="checkbox" aria-label={t('rows.pick', { title })} checked={picked} onChange={() => pickPatents([row], !picked)} />
      </td>
      <td className={styles['number']}>{rowNumber(state.page, state.size, index)}</td>
      <td className={styles['publication']}>{row.publication_number ?? row.application_number}</td>
      <th scope="row" className={styles['title']}>
        <div className={styles['titled']}>
          <PatentLink row={row} state={state} position={position} className={styles['clamp']} onOpen={() => onCurrent(index)}>
            <HighlightedText text={title} />
          </PatentLink>
          <GroupLink row={row} state={state} position={position} onOpen={() => onCurrent(index)} />
        </div>
      </th>
      {columns.map((key) => (
        <td key={key}>
          <div className={styles['clamp']}>{ROW_FIELDS[key].show(row)}</div>
        </td>
      ))}
    </tr>
  )
})
