import type { BatchMatch } from '@gezhi/contract/client'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../api/api-client.ts'
import { BatchUpload } from '../../components/batch-search/batch-upload.tsx'
import { InvalidRows } from '../../components/batch-search/invalid-rows.tsx'
import { Button } from '../../components/button.tsx'
import { Modal } from '../../components/modal/modal.tsx'
import styles from './projects-page.module.css'
import { useRunner } from './use-projects.ts'

interface ImportDialogProps {
  /** Id and name of the folder. */
  readonly id: string
  readonly name: string
  readonly onClose: () => void
}

/** Puts the patents of a spreadsheet, or of pasted numbers, into a folder, matched as in a batch search. */
export function ImportDialog({ id, name, onClose }: ImportDialogProps) {
  const { t } = useTranslation('projects')
  const { t: tBatch } = useTranslation('batch')
  const run = useRunner()
  const [match, setMatch] = useState<BatchMatch | null>(null)
  const start = async (excelImportQueryStr: string) => {
    const isDone = await run(async () => {
      await apiClient.projects.importProjectPatents({ fileId: id, excelImportQueryStr })
      return t('tasks.started')
    })
    if (isDone) onClose()
  }
  return (
    <Modal title={t('import.titleOf', { name })} close={t('close')} width={815} onClose={onClose}>
      {match === null ? (
        <BatchUpload onMatched={setMatch} />
      ) : (
        <>
          <p aria-live="polite">
            <strong>{tBatch('counts', { total: match.total, right: match.right, wrong: match.wrong })}</strong>
          </p>
          {match.errors.length > 0 && <InvalidRows errors={match.errors} more={match.wrong - match.errors.length} />}
          <div className={styles['answers']}>
            <Button onClick={() => setMatch(null)}>{tBatch('back')}</Button>
            <Button
              kind="primary"
              disabled={match.excelImportQueryStr === null}
              onClick={() => void (match.excelImportQueryStr !== null && start(match.excelImportQueryStr))}
            >
              {t('action.add')}
            </Button>
          </div>
        </>
      )}
    </Modal>
  )
}
