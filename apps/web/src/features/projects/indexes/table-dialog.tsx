import type { IndexTableError, ProjectIndex } from '@gezhi/contract/client'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../../api/api-client.ts'
import { FileField } from '../../../components/batch-search/file-field.tsx'
import { Button } from '../../../components/button.tsx'
import { useCause } from '../../../components/failure/use-cause.ts'
import { FormMessage } from '../../../components/form/form-message.tsx'
import { Modal } from '../../../components/modal/modal.tsx'
import styles from './indexes-page.module.css'
import { useInvalidateIndexes } from './use-indexes.ts'

interface TableDialogProps {
  readonly index: ProjectIndex
  readonly onFilled: (text: string) => void
  readonly onClose: () => void
}

interface Rejected {
  readonly errors: readonly IndexTableError[]
  readonly moreErrors: number
}

/** Imports values from a spreadsheet: all of it, or nothing with its errors by row and column. */
export function TableDialog({ index, onFilled, onClose }: TableDialogProps) {
  const { t } = useTranslation('indexes')
  const causeOf = useCause()
  const again = useInvalidateIndexes()
  const id = useId()
  const [file, setFile] = useState<File | null>(null)
  const [isOverwriting, setOverwriting] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const [rejected, setRejected] = useState<Rejected | null>(null)
  const [busy, setBusy] = useState(false)
  const send = async () => {
    if (file === null) return
    setBusy(true)
    setFailure(null)
    setRejected(null)
    try {
      const answer = await apiClient.projects.importIndexTable({ indexId: index.id, file, isOverwriting: isOverwriting ? 'true' : 'false' })
      if (answer.errors.length > 0) setRejected(answer)
      else {
        await again()
        onFilled(t('table.done', { count: answer.changed }))
        return onClose()
      }
    } catch (error) {
      setFailure(error)
    }
    setBusy(false)
  }
  return (
    <Modal title={t('table.title')} close={t('close')} onClose={onClose} width={640} sheet>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        {failure !== null && <FormMessage kind="error">{causeOf(failure)}</FormMessage>}
        <p className={styles['hint']}>{t('table.text', { fields: index.fieldList.map(({ name }) => name).join(t('table.comma')) })}</p>
        <div className={styles['value']}>
          <label htmlFor={id}>{t('table.file')}</label>
          <FileField
            id={id}
            file={file}
            onFile={(chosen) => {
              setFile(chosen)
              setRejected(null)
            }}
          />
        </div>
        <label className={styles['all']}>
          <input type="checkbox" checked={isOverwriting} onChange={(event) => setOverwriting(event.target.checked)} />
          {t('table.overwrite')}
        </label>
        {rejected !== null && (
          <>
            <FormMessage kind="error">{t('table.rejected', { count: rejected.errors.length + rejected.moreErrors })}</FormMessage>
            {/* A list longer than its place is read with the keyboard too. */}
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
            <div className={`${styles['scroll']} ${styles['errors']}`} role="region" aria-label={t('table.errors')} tabIndex={0}>
              <table>
                <thead>
                  <tr>
                    <th scope="col">{t('table.row')}</th>
                    <th scope="col">{t('table.column')}</th>
                    <th scope="col">{t('table.value')}</th>
                    <th scope="col">{t('table.reason')}</th>
                  </tr>
                </thead>
                <tbody>
                  {rejected.errors.map(({ row, column, value, reason }) => (
                    <tr key={`${row} ${column}`}>
                      <td>{row}</td>
                      <td>{column}</td>
                      <td>{value}</td>
                      <td>{reason}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          </>
        )}
        <div className={styles['answers']}>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button kind="primary" type="submit" disabled={busy || file === null}>
            {t('table.import')}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
