import { useEffect, useState, type RefObject } from 'react'
import { useListWords } from '../../../kinds/kind-words.ts'
import { useKind } from '../../../kinds/use-kind.ts'
import { usePickedRecords } from '../selection/picked-records.ts'
import type { DrawingViewProps } from './drawing-view.ts'
import styles from './drawing-views.module.css'
import { RowLines } from './row-facts.tsx'
import { RowHead } from './row-head.tsx'
import { Thumbnail } from './thumbnail.tsx'
import { VirtualRows } from './virtual-rows.tsx'

/** First drawings (首图): large pictures side by side, for visual search. */
export function GridView({ rows, state, current, onCurrent, scroller }: DrawingViewProps) {
  const { t } = useListWords()
  const picked = usePickedRecords(useKind())
  const across = useColumns(scroller)
  return (
    <VirtualRows
      count={Math.ceil(rows.length / across)}
      height={LINE_HEIGHT}
      current={current === null ? null : Math.floor(current / across)}
      scroller={scroller}
      label={t('rows.table')}
      className={styles['rows']}
      renderRow={(line, measured) => (
        <li key={line} {...measured} className={styles['line']} style={{ gridTemplateColumns: `repeat(${across}, minmax(0, 1fr))` }}>
          {rows.slice(line * across, (line + 1) * across).map((row, cell) => {
            const index = line * across + cell
            return (
              <article
                key={row.id}
                className={styles['cell']}
                data-row={index}
                data-picked={picked.has(row.id) || undefined}
                aria-current={index === current || undefined}
              >
                <div className={styles['large']}>
                  <Thumbnail row={row} />
                </div>
                <RowHead row={row} state={state} index={index} onCurrent={onCurrent} />
                <RowLines row={row} line={styles['party']} />
              </article>
            )
          })}
        </li>
      )}
    />
  )
}

const LINE_HEIGHT = 372
/** CSS pixels of a cell, at least. */
const CELL_WIDTH = 250

/** How many cells stand side by side; follows the width of what scrolls: the list, or the window where `scroller` is null. */
function useColumns(scroller: RefObject<HTMLElement | null> | null): number {
  const [width, setWidth] = useState(() => scroller?.current?.clientWidth ?? innerWidth)
  useEffect(() => {
    const box = scroller?.current ?? document.documentElement
    const observer = new ResizeObserver(() => setWidth(box.clientWidth))
    observer.observe(box)
    return () => observer.disconnect()
  }, [scroller])
  return Math.max(1, Math.floor(width / CELL_WIDTH))
}
