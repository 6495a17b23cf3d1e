import type { SemanticMatch } from '@gezhi/contract/client'
import type { ListedRow } from '../../../kinds/kind-display.ts'
import { ListedRecords } from './listed-records.tsx'
import { RowFacts } from './row-facts.tsx'
import { SemanticReasons } from './semantic-reasons.tsx'
import { RowHead } from './row-head.tsx'
import { RowSnippets } from './row-snippets.tsx'
import { Thumbnail } from './thumbnail.tsx'
import type { DrawingViewProps } from './drawing-view.ts'
import styles from './drawing-views.module.css'

/** Drawing and text (图文): the first drawing beside the facts and the passages that were found. */
export function TextView({ rows, state, current, onCurrent, scroller }: DrawingViewProps) {
  return (
    <ListedRecords rows={rows} current={current} scroller={scroller} height={ROW_HEIGHT} className={styles['row']}>
      {(row, index) => (
        <>
          <div className={styles['picture']}>
            <Thumbnail row={row} />
          </div>
          <div className={styles['body']}>
            <RowHead row={row} state={state} index={index} onCurrent={onCurrent} />
            <RowFacts row={row} />
            {semanticMatchOf(row) === undefined ? <RowSnippets row={row} /> : <SemanticReasons semanticMatch={semanticMatchOf(row)!} />}
          </div>
        </>
      )}
    </ListedRecords>
  )
}

const ROW_HEIGHT = 220

/** Why a hit of semantic search ranks where it does; undefined in other lists. */
function semanticMatchOf(row: ListedRow): SemanticMatch | undefined {
  return 'meaning' in row ? (row as { readonly meaning?: SemanticMatch }).meaning : undefined
}
