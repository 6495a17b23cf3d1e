import type { IndexedPatent, ProjectIndex } from '@gezhi/contract/client'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../../api/api-client.ts'
import { Button } from '../../../components/button.tsx'
import { useCause } from '../../../components/failure/use-cause.ts'
import { FormMessage } from '../../../components/form/form-message.tsx'
import { Modal } from '../../../components/modal/modal.tsx'
import { showNotice } from '../../../components/notice/notice-store.ts'
import styles from './indexes-page.module.css'
import { useIndexesAgain } from './use-indexes.ts'
import { ValueFields, type EditedValues } from './value-fields.tsx'

interface ValuesDialogProps {
  readonly index: ProjectIndex
  /** The patent whose values are changed; none to name one or several. */
  readonly row?: IndexedPatent
  readonly onClose: () => void
}

/** Changes the values of a patent, or sets those of several that are named by their numbers. */
export function ValuesDialog({ index, row, onClose }: ValuesDialogProps) {
  const { t } = useTranslation('indexes')
  const causeOf = useCause()
  const again = useIndexesAgain()
  const [numbers, setNumbers] = useState('')
  const [values, setValues] = useState<EditedValues>(Object.fromEntries((row?.fieldValue ?? []).map(({ id, value }) => [id, value])))
  const [failure, setFailure] = useState<unknown>(null)
  const [busy, setBusy] = useState(false)
  const patentIdList = [...new Set(numbers.split(/[\s,，;；]+/).filter(Boolean))]
  const fieldValue = Object.entries(values).map(([id, value]) => ({ id, value }))
  const save = async () => {
    setBusy(true)
    setFailure(null)
    try {
      if (row === undefined) {
        const saved = await apiClient.projects.saveIndexPatents({ indexId: index.id, patentIdList, fieldValue })
        showNotice(t('values.saved', { count: saved }))
      } else await apiClient.projects.saveIndexPatent({ indexId: index.id, patentId: row.patentId, fieldValue, revision: row.revision })
      await again()
      onClose()
    } catch (error) {
      setFailure(error)
      setBusy(false)
    }
  }
  return (
    <Modal
      title={row === undefined ? t('values.add') : t('values.edit', { number: row.publication_number })}
      close={t('cancel')}
      onClose={onClose}
      sheet
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        {failure !== null && <FormMessage kind="error">{causeOf(failure)}</FormMessage>}
        {row === undefined && (
          <label className={styles['value']}>
            {t('values.numbers')}
            <textarea className="gz-input" rows={3} value={numbers} onChange={(event) => setNumbers(event.target.value)} />
          </label>
        )}
        <ValueFields projectId={index.projectId} fields={index.fieldList} values={values} onValues={setValues} />
        <div className={styles['answers']}>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            kind="primary"
            type="submit"
            disabled={busy || fieldValue.length === 0 || (row === undefined && patentIdList.length === 0)}
          >
            {t('save')}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
