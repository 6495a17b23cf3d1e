import type { IndexRule, ProjectIndex } from '@gezhi/contract/client'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../../api/api-client.ts'
import { Button } from '../../../components/button.tsx'
import { useCause } from '../../../components/failure/use-cause.ts'
import { FormMessage } from '../../../components/form/form-message.tsx'
import { FolderField, useChosenFolder } from './folder-field.tsx'
import styles from './indexes-page.module.css'
import { ValueFields, type EditedValues } from './value-fields.tsx'

interface RuleFormProps {
  readonly index: ProjectIndex
  readonly rule?: IndexRule | undefined
  readonly onBack: () => void
  readonly onSaved: (id: string, isRun: boolean) => Promise<void>
}

type Preview = Awaited<ReturnType<typeof apiClient.projects.previewIndexRule>>

/** A rule: the folder, the query and the values, with a preview of what it does. */
export function RuleForm({ index, rule, onBack, onSaved }: RuleFormProps) {
  const { t } = useTranslation('indexes')
  const causeOf = useCause()
  const [folder, setFolder] = useState(rule?.fileId ?? '')
  const [queryStr, setQuery] = useState(rule?.queryStr ?? '')
  const [isOverwriting, setOverwriting] = useState(rule?.isOverwriting ?? false)
  const [values, setValues] = useState<EditedValues>(Object.fromEntries((rule?.fieldValue ?? []).map(({ id, value }) => [id, value])))
  const [preview, setPreview] = useState<Preview | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const [busy, setBusy] = useState(false)
  const fileId = useChosenFolder(index.projectId, folder)
  const fieldValue = Object.entries(values).flatMap(([id, value]) => (value === null ? [] : [{ id, value }]))
  const request = { indexId: index.id, fileId, queryStr, fieldValue, isOverwriting }
  const isReady = fileId !== '' && fieldValue.length > 0 && !busy
  /** A preview is of what was previewed. */
  const edit = <Value,>(set: (value: Value) => void) => {
    return (value: Value) => {
      setPreview(null)
      set(value)
    }
  }
  const attempt = async (work: () => Promise<void>) => {
    setBusy(true)
    setFailure(null)
    try {
      await work()
    } catch (error) {
      setFailure(error)
    }
    setBusy(false)
  }
  const save = (isRun: boolean) =>
    attempt(async () => {
      const { id } = await apiClient.projects.saveIndexRule({ ...request, ...(rule !== undefined && { id: rule.id }) })
      await onSaved(id, isRun)
    })
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void attempt(async () => setPreview(await apiClient.projects.previewIndexRule(request)))
      }}
    >
      {failure !== null && <FormMessage kind="error">{causeOf(failure)}</FormMessage>}
      <FolderField projectId={index.projectId} value={fileId} onValue={edit(setFolder)} />
      {fileId === '' && <p>{t('fill.noFolder')}</p>}
      <label className={styles['value']}>
        {t('rule.query')}
        <textarea
          className="gz-input"
          rows={2}
          spellCheck={false}
          placeholder={t('rule.every')}
          value={queryStr}
          onChange={(event) => edit(setQuery)(event.target.value)}
        />
      </label>
      <fieldset className={styles['group']}>
        <legend>{t('rule.values')}</legend>
        <ValueFields projectId={index.projectId} fields={index.fieldList} values={values} onValues={edit(setValues)} />
      </fieldset>
      <label className={styles['all']}>
        <input type="checkbox" checked={isOverwriting} onChange={(event) => edit(setOverwriting)(event.target.checked)} />
        {t('rule.overwrite')}
      </label>
      {preview !== null && (
        <FormMessage kind="done">
          {t('rule.preview', { count: preview.total, changed: preview.changed })}
          {preview.replaced > 0 && t('rule.replaced', { count: preview.replaced })}
        </FormMessage>
      )}
      <div className={styles['answers']}>
        <Button onClick={onBack}>{t('rule.back')}</Button>
        <Button type="submit" disabled={!isReady}>
          {t('rule.look')}
        </Button>
        <Button disabled={!isReady} onClick={() => void save(false)}>
          {t('save')}
        </Button>
        <Button kind="primary" disabled={!isReady || preview === null} onClick={() => void save(true)}>
          {t('rule.saveAndRun')}
        </Button>
      </div>
    </form>
  )
}
