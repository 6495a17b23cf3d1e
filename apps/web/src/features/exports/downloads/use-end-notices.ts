import { isUnfinished, type ExportTask } from '@gezhi/contract/client'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { showNotice } from '../../../components/notice/notice-store.ts'

/** Shows a notice when an export ends that was unfinished when it was last listed. */
export function useEndNotices(tasks: readonly ExportTask[] | undefined): void {
  const { t } = useTranslation('exports')
  const unfinished = useRef<ReadonlySet<string>>(new Set())
  useEffect(() => {
    if (tasks === undefined) return
    const ended = tasks.find((task) => !isUnfinished(task) && unfinished.current.has(task.id))
    if (ended !== undefined)
      showNotice(t(ended.state === 'done' ? 'downloads.doneNotice' : 'downloads.failedNotice', { title: ended.title }))
    unfinished.current = new Set(tasks.filter(isUnfinished).map(({ id }) => id))
  }, [tasks, t])
}
