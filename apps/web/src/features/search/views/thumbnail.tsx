import type { PatentRow } from '@gezhi/contract/client'
import { useTranslation } from 'react-i18next'
import { useDrawing } from '../../../components/drawing/use-drawing.ts'
import { rowTitle } from '../list/row-title.ts'
import styles from './thumbnail.module.css'

/** The drawing of a row at a place of its list; says so where it has none. */
export function Thumbnail({ row, at = 0 }: { row: PatentRow; at?: number }) {
  const { t } = useTranslation('search')
  const id = row.drawings?.ids[at]
  if (id === undefined) return <span className={styles['none']}>{t('rows.noDrawing')}</span>
  return <Drawing number={row.publication_number ?? row.id} id={id} alt={t('rows.drawing', { number: at + 1, title: rowTitle(row, t) })} />
}

function Drawing({ number, id, alt }: { number: string; id: string; alt: string }) {
  const { t } = useTranslation('search')
  const { url, failed } = useDrawing(number, id)
  if (failed) return <span className={styles['none']}>{t('rows.drawingFailed')}</span>
  return url === null ? <span className={styles['none']} aria-hidden="true" /> : <img className={styles['drawing']} src={url} alt={alt} />
}
