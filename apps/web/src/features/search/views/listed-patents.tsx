import type { PatentRow } from '@gezhi/contract/client'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { usePickedPatents } from '../selection/picked-patents.ts'
import type { DrawingViewProps } from './drawing-view.ts'
import styles from './drawing-views.module.css'
import { VirtualRows } from './virtual-rows.tsx'

interface ListedPatentsProps extends Pick<DrawingViewProps, 'rows' | 'current' | 'scroller'> {
  /** Pixels of a row before it is measured. */
  height: number
  className: string | undefined
  children: (row: PatentRow, index: number) => ReactNode
}

/** A list of patents, one below the other, of which only those in sight are drawn. */
export function ListedPatents({ rows, current, scroller, height, className, children }: ListedPatentsProps) {
  const { t } = useTranslation('search')
  const picked = usePickedPatents()
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
