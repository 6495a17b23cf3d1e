import { useTranslation } from 'react-i18next'
import { usePreferences } from '../../preferences/preferences.ts'
import { useRecordMark } from './record-marks.ts'
import { TagDot } from './tag-dot.tsx'
import styles from './record-marks.module.css'

/** The marks of a record in a list: its tag, if the list shows tags, and whether it was opened. */
export function RowMark({ number }: { readonly number: string }) {
  const { t } = useTranslation()
  const { tagMark } = usePreferences()
  const { isRead, tag } = useRecordMark(number)
  if (!isRead && (tag === null || !tagMark)) return null
  return (
    <span className={styles['marks']}>
      {tagMark && <TagDot tag={tag} />}
      {isRead && <span className={styles['read']}>{t('marks.read')}</span>}
    </span>
  )
}
