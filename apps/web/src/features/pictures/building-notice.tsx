import type { PictureProgress } from '@gezhi/contract/client'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button.tsx'
import styles from './pictures.module.css'

interface BuildingNoticeProps {
  readonly progress: PictureProgress
  /** Whether more pictures can be found than were searched. */
  readonly hasMore: boolean
  readonly onSearch: () => void
}

/** States above the hits that the index is still being built, how far it is, and that the search is repeated. */
export function BuildingNotice({ progress: { pictures, records, recordsTotal }, hasMore, onSearch }: BuildingNoticeProps) {
  const { t } = useTranslation('pictures')
  const title = recordsTotal === 0 ? t('progress.soon') : t('progress.building', { count: pictures, records, total: recordsTotal })
  return (
    <div className={styles['building']} role="status">
      <strong>{title}</strong>
      <progress aria-label={t('progress.bar')} {...(recordsTotal > 0 && { max: recordsTotal, value: records })} />
      <p>{t('progress.again')}</p>
      {hasMore && <Button onClick={onSearch}>{t('progress.search')}</Button>}
    </div>
  )
}
