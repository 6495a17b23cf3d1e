import { ApiError } from '@gezhi/contract/client'
import { useTranslation } from 'react-i18next'
import { namedCall } from '../../../api/call-query.ts'
import { useCause } from '../../../components/failure/use-cause.ts'
import { showNotice } from '../../../components/notice/notice-store.ts'
import { saveFile } from '../../../components/save-file.ts'
import { kindOfAddress } from '../../../kinds/kind-of-address.ts'
import type { ActionRecord, RecordActionProps } from '../../../routing/feature.ts'
import { startTask } from './start-task.ts'
import { useRunOnce } from './use-run-once.ts'

/** Downloads one record as a PDF file; a long one, and several, become a task of the download centre. */
export function PdfAction({ kind, records, onDone }: RecordActionProps) {
  const { t } = useTranslation('exports')
  const causeOf = useCause()
  const download = async () => {
    const [record] = records
    if (record !== undefined && records.length === 1) {
      showNotice(t('action.pdfMaking'))
      if (await savePdf(kind, record)) return t('action.pdfSaved')
    }
    await startTask(kind, records, 'pdf')
    return t('action.taskStarted')
  }
  useRunOnce(() => {
    void download()
      .catch((error: unknown) => t('action.failed', { reason: causeOf(error) }))
      .then((outcome) => {
        showNotice(outcome)
        onDone()
      })
  })
  return null
}

/** Whether the record was short enough to be downloaded at once. */
async function savePdf(kind: string, { id, number }: ActionRecord): Promise<boolean> {
  const { document } = kindOfAddress({ kind }).calls
  if (document === undefined) return false
  try {
    const file = await namedCall<{ id: string }, Blob>(document.domain, document.name, { id })
    saveFile(file, `${number ?? id}.pdf`)
    return true
  } catch (error) {
    if (error instanceof ApiError && error.error === document.tooLong) return false
    throw error
  }
}
