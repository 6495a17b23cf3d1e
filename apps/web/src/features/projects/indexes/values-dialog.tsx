import { ApiError, type IndexedPatent, type ProjectIndex } from '@gezhi/contract/client'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../../api/api-client.ts'
import { Button } from '../../../components/button.tsx'
import { useCause } from '../../../components/failure/use-cause.ts'
import { FormMessage } from '../../../components/form/form-message.tsx'
import { Modal } from '../../../components/modal/modal.tsx'
import { showNotice } from '../../../components/notice/notice-store.ts'
import styles from './indexes-page.module.css'
import { changedFields, mergedValues } from './merged-values.ts'
import { printedValue } from './printed-value.ts'
import { useInvalidateIndexes, useNicks } from './use-indexes.ts'
import { ValueFields, type EditedValues } from './value-fields.tsx'

interface ValuesDialogProps {
  readonly index: ProjectIndex
  /** The patent whose values are changed; none to name one or several. */
  readonly row?: IndexedPatent
  /** Called with what was filled in for several. */
  readonly onFilled?: (text: string) => void
  readonly onClose: () => void
}

/** What is stored, as far as this page knows. */
interface Stored {
  readonly values: EditedValues
  readonly revision: number
}

/** A field to which somebody else gave another value meanwhile. */
interface Conflict {
  readonly name: string
  readonly theirs: string
}

/**
 * Changes the values of a patent, or sets those of several that are named by their numbers. If somebody else has changed the patent
 * meanwhile, the changes are joined; where both changed one field, the user sees the other value and decides.
 */
export function ValuesDialog({ index, row, onFilled, onClose }: ValuesDialogProps) {
  const { t } = useTranslation('indexes')
  const causeOf = useCause()
  const again = useInvalidateIndexes()
  const nicks = useNicks(index.projectId)
  const [numbers, setNumbers] = useState('')
  const [stored, setStored] = useState<Stored>(() => storedOf(row))
  const [values, setValues] = useState<EditedValues>(stored.values)
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([])
  const [failure, setFailure] = useState<unknown>(null)
  const [busy, setBusy] = useState(false)
  const patentIdList = [...new Set(numbers.split(/[\s,，;；]+/).filter(Boolean))]
  const changed = changedFields(stored.values, values)
  const saveOne = async (patentId: string, before: Stored, edited: EditedValues): Promise<boolean> => {
    const fieldValue = changedFields(before.values, edited).map((id) => ({ id, value: edited[id] ?? null }))
    if (fieldValue.length === 0) return true
    try {
      await apiClient.projects.saveIndexPatent({ indexId: index.id, patentId, fieldValue, revision: before.revision })
      return true
    } catch (error) {
      if (!(error instanceof ApiError) || error.error !== 'PROJECT_INDEX_CONFLICT') throw error
      const { projectId, id: indexId } = index
      const { list } = await apiClient.projects.queryIndex({ projectId, indexId, patentId, size: 1 })
      const now = storedOf(list[0])
      const merged = mergedValues(before.values, edited, now.values)
      setStored(now)
      setValues(merged.values)
      if (merged.conflicts.length === 0) return saveOne(patentId, now, merged.values)
      const fields = index.fieldList.filter(({ id }) => merged.conflicts.includes(id))
      setConflicts(fields.map((field) => ({ name: field.name, theirs: printedValue(field, now.values[field.id] ?? null, nicks) })))
      return false
    }
  }
  const saveSeveral = async () => {
    const fieldValue = Object.entries(values).map(([id, value]) => ({ id, value }))
    const saved = await apiClient.projects.saveIndexPatents({ indexId: index.id, patentIdList, fieldValue })
    showNotice(t('values.saved', { count: saved }))
    onFilled?.(t('values.saved', { count: saved }))
    return true
  }
  const save = async () => {
    setBusy(true)
    setFailure(null)
    setConflicts([])
    try {
      const isSaved = await (row === undefined ? saveSeveral() : saveOne(row.patentId, stored, values))
      await again()
      if (isSaved) return onClose()
    } catch (error) {
      setFailure(error)
    }
    setBusy(false)
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
        {conflicts.length > 0 && (
          <FormMessage kind="error">
            {conflicts.map(({ name, theirs }) => t('values.conflict', { name, value: theirs || t('values.empty') })).join(' ')}{' '}
            {t('values.conflictText')}
          </FormMessage>
        )}
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
            disabled={busy || (row === undefined ? patentIdList.length === 0 || Object.keys(values).length === 0 : changed.length === 0)}
          >
            {t('save')}
          </Button>
        </div>
      </form>
    </Modal>
  )
}

function storedOf(row: IndexedPatent | undefined): Stored {
  return {
    values: Object.fromEntries((row?.fieldValue ?? []).map(({ id, value }) => [id, value])),
    revision: row?.revision ?? 0,
  }
}
