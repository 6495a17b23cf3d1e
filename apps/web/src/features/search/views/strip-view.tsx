import { useListWords } from '../../../kinds/kind-words.ts'
import type { ListedRow } from '../../../kinds/kind-display.ts'
import { ListedRecords } from './listed-records.tsx'
import type { DrawingViewProps } from './drawing-view.ts'
import styles from './drawing-views.module.css'
import { RowFacts } from './row-facts.tsx'
import { RowHead } from './row-head.tsx'
import { Thumbnail } from './thumbnail.tsx'

/** Several drawings (多图): each record with the first eight of its drawings in a row. */
export function StripView({ rows, state, current, onCurrent, scroller }: DrawingViewProps) {
  return (
    <ListedRecords rows={rows} current={current} scroller={scroller} height={ROW_HEIGHT} className={styles['stripRow']}>
      {(row, index) => (
        <>
          <RowHead row={row} state={state} index={index} onCurrent={onCurrent} />
          <RowFacts row={row} />
          <Strip row={row} />
        </>
      )}
    </ListedRecords>
  )
}

const ROW_HEIGHT = 260

function Strip({ row }: { row: ListedRow }) {
  const { t } = useListWords()
  const { ids = [], total = 0 } = row.drawings ?? {}
  return (
    // A strip longer than the window is scrolled by keyboard too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles['strip']} tabIndex={0} role="group" aria-label={t('rows.drawings', { count: total })}>
      {(ids.length === 0 ? [''] : ids).map((id, at) => (
        <div key={id} className={styles['frame']}>
          <Thumbnail row={row} at={at} />
        </div>
      ))}
      {total > ids.length && <span className={styles['more']}>{t('rows.moreDrawings', { count: total - ids.length })}</span>}
    </div>
  )
}
