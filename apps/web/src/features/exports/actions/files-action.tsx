import { useTranslation } from 'react-i18next'
import { useCause } from '../../../components/failure/use-cause.ts'
import { showNotice } from '../../../components/notice/notice-store.ts'
import type { RecordActionProps } from '../../../routing/feature.ts'
import { startTask } from './start-task.ts'
import { useRunOnce } from './use-run-once.ts'

/** Creates a task that collects the original files of records in a zip file. */
export function FilesAction({ kind, records, onDone }: RecordActionProps) {
  const { t } = useTranslation('exports')
  const causeOf = useCause()
  useRunOnce(() => {
    void startTask(kind, records, 'zip')
      .then(
        () => t('action.taskStarted'),
        (error: unknown) => t('action.failed', { reason: causeOf(error) }),
      )
      .then((outcome) => {
        showNotice(outcome)
        onDone()
      })
  })
  return null
}
