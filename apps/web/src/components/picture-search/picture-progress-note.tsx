import { useTranslation } from 'react-i18next'
import type { PictureKind } from './picture-query.ts'
import styles from './picture-search.module.css'
import { usePictureProgress } from './use-picture-progress.ts'

/** How many pictures can be found, and how far the others are described. */
export function PictureProgressNote({ kind }: { readonly kind: PictureKind }) {
  const { t } = useTranslation('pictures')
  const progress = usePictureProgress(kind)
  if (progress === undefined) return null
  const { building, pictures, records, recordsTotal } = progress
  const stage = building ? (recordsTotal === 0 ? 'soon' : 'building') : 'done'
  return (
    <p className={styles['hint']} role="status">
      {t(`progress.${stage}`, { count: pictures, records, total: recordsTotal })}
    </p>
  )
}
