import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ExportRow } from '../downloads/export-row.tsx'
import { useExports } from '../downloads/use-exports.ts'
import styles from './export-page.module.css'

/** The export that was just started, with its progress and then its file. */
export function StartedExport({ id }: { id: string }) {
  const { t } = useTranslation('exports')
  const { data } = useExports(1)
  const task = data?.list.find((one) => one.id === id)
  return (
    <div className={styles['started']}>
      <p role="status">
        {t('started')} <Link to="/downloadcenter">{t('centre')}</Link>
      </p>
      {task !== undefined && (
        <ul>
          <ExportRow task={task} />
        </ul>
      )}
    </div>
  )
}
