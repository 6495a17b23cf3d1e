import type { ExportCount, ExportFileType } from '@gezhi/contract/client'
import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { FailurePanel } from '../../../components/failure/failure-panel.tsx'
import styles from './export-page.module.css'

/** How many records there are, and how many of them the file will hold, before the export starts (G182). */
export function CountPanel({ count, fileType }: { count: UseQueryResult<ExportCount>; fileType: ExportFileType }) {
  const { t } = useTranslation('exports')
  const { data, error, refetch } = count
  if (error !== null) return <FailurePanel title={t('count.failed')} error={error} onRetry={() => void refetch()} />
  return (
    <p className={styles['count']} role="status">
      {data === undefined ? t('count.loading') : <Counted data={data} fileType={fileType} />}
    </p>
  )
}

function Counted({ data, fileType }: { data: ExportCount; fileType: ExportFileType }) {
  const { t } = useTranslation('exports')
  const { total, totalRelation, limit } = data
  if (total === 0) return t('count.empty')
  const most = data.formats.find((one) => one.fileType === fileType)?.limit ?? total
  const known = totalRelation === 'eq'
  if (total <= most && known) return t('count.all', { count: total })
  return (
    <>
      {t(known ? 'count.records' : 'count.about', { count: total })} <strong>{t('count.first', { count: most })}</strong>{' '}
      {total > most && (limit === most ? t('count.product', { count: limit }) : t('count.format', { count: most }))}
    </>
  )
}
