import type { PatentRow, SemanticRow } from '@gezhi/contract/client'
import { useTranslation } from 'react-i18next'
import { usePickedPatents } from '../selection/picked-patents.ts'
import { RowFacts } from './row-facts.tsx'
import { RowMeaning } from './row-meaning.tsx'
import { RowHead } from './row-head.tsx'
import { RowSnippets } from './row-snippets.tsx'
import { Thumbnail } from './thumbnail.tsx'
import type { DrawingViewProps } from './drawing-view.ts'
import styles from './drawing-views.module.css'
import { VirtualRows } from './virtual-rows.tsx'

/** Drawing and text (图文): the first drawing beside the facts and the passages that were found. */
export function TextView({ rows, state, current, onCurrent, scroller }: DrawingViewProps) {
  const { t } = useTranslation('search')
  const picked = usePickedPatents()
  return (
    <VirtualRows
      count={rows.length}
      height={ROW_HEIGHT}
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
            className={styles['row']}
            data-row={index}
            data-picked={picked.has(row.id) || undefined}
            aria-current={index === current || undefined}
          >
            <div className={styles['picture']}>
              <Thumbnail row={row} />
            </div>
            <div className={styles['body']}>
              <RowHead row={row} state={state} index={index} onCurrent={onCurrent} />
              <RowFacts row={row} />
              {meaningOf(row) === undefined ? <RowSnippets row={row} /> : <RowMeaning meaning={meaningOf(row)!} />}
            </div>
          </li>
        )
      }}
    />
  )
}

const ROW_HEIGHT = 220

/** Why a hit of semantic search stands where it does; no other list says. */
function meaningOf(row: PatentRow): SemanticRow['meaning'] {
  return 'meaning' in row ? (row as SemanticRow).meaning : undefined
}
