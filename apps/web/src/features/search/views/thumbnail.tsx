import { useListWords } from '../../../kinds/kind-words.ts'
import { useDrawing } from '../../../components/drawing/use-drawing.ts'
import type { ListedRow } from '../../../kinds/kind-display.ts'
import { useShownKind } from '../../../kinds/use-shown-kind.ts'
import { rowTitle } from '../list/row-title.ts'
import styles from './thumbnail.module.css'

/** The drawing of a row at an index, or the words that stand for it, or a note that there is none. */
export function Thumbnail({ row, at = 0 }: { row: ListedRow; at?: number }) {
  const { t } = useListWords()
  const kind = useShownKind()
  const id = row.drawings?.ids[at]
  if (id === undefined && kind.row.isWord?.(row)) {
    return (
      <span className={styles['word']} aria-hidden="true">
        {rowTitle(row, kind, t)}
      </span>
    )
  }
  if (id === undefined) return <span className={styles['none']}>{t('rows.noDrawing')}</span>
  return <Drawing number={kind.pageId(row)} id={id} alt={t('rows.drawing', { number: at + 1, title: rowTitle(row, kind, t) })} />
}

function Drawing({ number, id, alt }: { number: string; id: string; alt: string }) {
  const { t } = useListWords()
  const { url, failed } = useDrawing(number, id)
  if (failed) return <span className={styles['none']}>{t('rows.drawingFailed')}</span>
  return url === null ? <span className={styles['none']} aria-hidden="true" /> : <img className={styles['drawing']} src={url} alt={alt} />
}
