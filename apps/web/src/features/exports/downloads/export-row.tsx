import { isUnfinished, type ExportTask } from '@gezhi/contract/client'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../../api/api-client.ts'
import { Button } from '../../../components/button.tsx'
import { useCause } from '../../../components/failure/use-cause.ts'
import type { RowBox } from '../../../components/own-list/chosen-rows.tsx'
import { saveFile } from '../../../components/save-file.ts'
import styles from './downloads-page.module.css'
import { formatSize } from './format-size.ts'
import { useInvalidateExports } from './use-exports.ts'

/** An export: what it holds, its progress or why it failed, download, cancelling and deletion. */
export function ExportRow({ task, box }: { task: ExportTask; box?: RowBox }) {
  const { t } = useTranslation('exports')
  const causeOf = useCause()
  const again = useInvalidateExports()
  const { id, title, fileType, fileName, state, createTime } = task
  const unfinished = isUnfinished(task)
  const download = useMutation({
    mutationFn: () => apiClient.exports.downloadExport({ id }),
    onSuccess: (file) => saveFile(file, fileName ?? title),
  })
  const remove = useMutation({ mutationFn: () => apiClient.exports.cleanExports({ idList: [id] }), onSettled: again })
  const failure = download.error ?? remove.error
  return (
    <li className={styles['row']}>
      {box !== undefined && <input type="checkbox" aria-label={t('downloads.choose', { title })} {...box} />}
      <div className={styles['what']}>
        <strong>{fileName ?? title}</strong>
        <span className={styles['facts']}>
          <span className={styles['type']}>{t(`format.${fileType}.name`)}</span>
          <time dateTime={`${createTime.replace(' ', 'T')}+08:00`}>{createTime}</time>
        </span>
        <TaskState task={task} />
        {failure !== null && <p role="alert">{causeOf(failure)}</p>}
      </div>
      <div className={styles['actions']}>
        {state === 'done' && (
          <Button disabled={download.isPending} onClick={() => download.mutate()}>
            {t(download.isPending ? 'downloads.downloading' : 'downloads.download')}
          </Button>
        )}
        <Button kind="plain" disabled={remove.isPending} onClick={() => remove.mutate()}>
          {t(unfinished ? 'downloads.cancel' : 'downloads.delete')}
        </Button>
      </div>
    </li>
  )
}

/** Types of tasks whose files contain charts instead of records. */
const CHART_DOCUMENTS: ReadonlySet<string> = new Set(['report', 'board'])

function TaskState({ task }: { task: ExportTask }) {
  const { t } = useTranslation('exports')
  const { state, total, done, size, reason, expireTime } = task
  const isOfCharts = CHART_DOCUMENTS.has(task.type)
  switch (state) {
    case 'waiting':
      return <span role="status">{t('downloads.waiting')}</span>
    case 'running':
      return (
        <span role="status" className={styles['progress']}>
          {t('downloads.running')}{' '}
          {total === null
            ? t('downloads.progressUnknown', { done })
            : t(isOfCharts ? 'downloads.chartProgress' : 'downloads.progress', { done, total })}
          <progress aria-label={t('downloads.bar')} {...(total !== null && { max: Math.max(total, 1), value: done })} />
        </span>
      )
    case 'failed':
      return <span className={styles['failed']}>{t('downloads.failed', { reason: reason ?? '' })}</span>
    case 'done':
      return (
        <span className={styles['result']}>
          {t('downloads.done', {
            records: t(isOfCharts ? 'downloads.charts' : 'downloads.records', { count: done }),
            size: formatSize(size),
          })}
          {expireTime !== null && <span className={styles['expires']}>{t('downloads.expires', { time: expireTime.slice(0, 16) })}</span>}
          {reason !== null && <span className={styles['failed']}>{reason}</span>}
        </span>
      )
  }
}
