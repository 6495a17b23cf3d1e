import type { ReactNode } from 'react'
import { useListWords } from '../../../kinds/kind-words.ts'
import type { ListedRow } from '../../../kinds/kind-display.ts'
import { useKind } from '../../../kinds/use-kind.ts'
import { usePickedRecords } from '../selection/picked-records.ts'
import type { DrawingViewProps } from './drawing-view.ts'
import styles from './drawing-views.module.css'
import { VirtualRows } from './virtual-rows.tsx'

interface ListedRecordsProps extends Pick<DrawingViewProps, 'rows' | 'current' | 'scroller'> {
  /** Pixels of a row before it is measured. */
  height: number
  className: string | undefined
  children: (row: ListedRow, index: number) => ReactNode
}

/** A list of records that renders only the visible ones. */
export function ListedRecords({ rows, current, scroller, height, className, children }: ListedRecordsProps) {
  const { t } = useListWords()
  const picked = usePickedRecords(useKind())
  return (
    <VirtualRows
      count={rows.length}
      height={height}
      current={current}
      scroller={scroller}
      label={t('rows.table')}
      className={styles['rows']}
      renderRow={(index, measured) => {
        const row = rows[index]
        return row === undefined ? null : (
          <li
            key={row.id}
            {...measured}
            className={className}
            data-row={index}
            data-picked={picked.has(row.id) || undefined}
            aria-current={index === current || undefined}
          >
            {children(row, index)}
          </li>
        )
      }}
    />
  )
}
