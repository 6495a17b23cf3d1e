import type { IndexSuggestion, ProjectIndex } from '@gezhi/contract/client'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../../api/api-client.ts'
import { callQuery } from '../../../api/call-query.ts'
import { Button } from '../../../components/button.tsx'
import { FailurePanel } from '../../../components/failure/failure-panel.tsx'
import { useCause } from '../../../components/failure/use-cause.ts'
import { FormMessage } from '../../../components/form/form-message.tsx'
import { Modal } from '../../../components/modal/modal.tsx'
import { WaitingBar } from '../../../components/waiting/waiting-bar.tsx'
import { useLanguage } from '../../../language/use-language.ts'
import { FolderField, useChosenFolder } from './folder-field.tsx'
import styles from './indexes-page.module.css'
import { useInvalidateIndexes } from './use-indexes.ts'

interface SuggestionsDialogProps {
  readonly index: ProjectIndex
  readonly onFilled: (text: string) => void
  readonly onClose: () => void
}

/** Types of fields that have suggestions. */
const SUGGESTED: ReadonlySet<string> = new Set(['text', 'single', 'multiple'])

/** Suggests values for patents that have none; only those that the user selects are saved. */
export function SuggestionsDialog({ index, onFilled, onClose }: SuggestionsDialogProps) {
  const { t } = useTranslation('indexes')
  const fields = index.fieldList.filter(({ type }) => SUGGESTED.has(type))
  const [folder, setFolder] = useState('')
  const [field, setField] = useState(fields[0]?.id ?? '')
  const fileId = useChosenFolder(index.projectId, folder)
  const request = { indexId: index.id, fieldId: field, fileId }
  const { data, error, refetch } = useQuery({
    ...callQuery(useLanguage(), 'projects', 'suggestIndexValues', request),
    enabled: field !== '' && fileId !== '',
    staleTime: 0,
    gcTime: 0,
  })
  return (
    <Modal title={t('suggest.title')} close={t('close')} onClose={onClose} width={760} sheet>
      <p className={styles['hint']}>{t('suggest.text')}</p>
      <div className={styles['pair']}>
        <FolderField projectId={index.projectId} value={fileId} onValue={setFolder} />
        <label className={styles['value']}>
          {t('suggest.field')}
          <select className="gz-select" value={field} onChange={(event) => setField(event.target.value)}>
            {fields.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      </div>
      {error && <FailurePanel title={t('suggest.failed')} error={error} onRetry={() => void refetch()} />}
      {!data && !error && fileId !== '' && field !== '' && <WaitingBar />}
      {(field === '' || fileId === '' || data?.list.length === 0) && (
        <p role="status">{t(field === '' ? 'suggest.noField' : fileId === '' ? 'fill.noFolder' : 'suggest.none')}</p>
      )}
      {data && data.list.length > 0 && (
        <SuggestionForm
          key={`${field} ${fileId}`}
          indexId={index.id}
          fieldId={field}
          suggestions={data.list}
          total={data.total}
          onFilled={onFilled}
          onClose={onClose}
        />
      )}
    </Modal>
  )
}

interface SuggestionFormProps extends Pick<SuggestionsDialogProps, 'onFilled' | 'onClose'> {
  readonly indexId: string
  readonly fieldId: string
  readonly suggestions: readonly IndexSuggestion[]
  readonly total: number
}

function SuggestionForm({ indexId, fieldId, suggestions, total, onFilled, onClose }: SuggestionFormProps) {
  const { t } = useTranslation('indexes')
  const causeOf = useCause()
  const again = useInvalidateIndexes()
  const [accepted, setAccepted] = useState<ReadonlySet<string>>(new Set())
  const [chosen, setChosen] = useState<Readonly<Record<string, number>>>({})
  const [failure, setFailure] = useState<unknown>(null)
  const [busy, setBusy] = useState(false)
  const toggle = (id: string) => setAccepted(accepted.symmetricDifference(new Set([id])))
  const all = accepted.size === suggestions.length
  const save = async () => {
    setBusy(true)
    setFailure(null)
    const list = suggestions.flatMap(({ patentId, valueList }) =>
      accepted.has(patentId) ? [{ patentId, fieldValue: [{ id: fieldId, value: valueList[chosen[patentId] ?? 0]!.value }] }] : [],
    )
    try {
      const count = await apiClient.projects.fillIndexValues({ indexId, list })
      await again()
      onFilled(t('suggest.done', { count }))
      onClose()
    } catch (error) {
      setFailure(error)
      setBusy(false)
    }
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      {failure !== null && <FormMessage kind="error">{causeOf(failure)}</FormMessage>}
      <label className={styles['all']}>
        <input
          type="checkbox"
          checked={all}
          onChange={() => setAccepted(all ? new Set() : new Set(suggestions.map(({ patentId }) => patentId)))}
        />
        {t('suggest.all', { count: suggestions.length, total })}
      </label>
      <ul className={styles['suggestions']}>
        {suggestions.map(({ patentId, publication_number: number, title, valueList }) => (
          <li key={patentId}>
            <label>
              <input type="checkbox" checked={accepted.has(patentId)} onChange={() => toggle(patentId)} />
              <span>
                {number}
                <small>{title}</small>
              </span>
            </label>
            <select
              className="gz-select"
              aria-label={t('suggest.valueOf', { number })}
              value={chosen[patentId] ?? 0}
              onChange={(event) => {
                setChosen({ ...chosen, [patentId]: Number(event.target.value) })
                setAccepted(accepted.union(new Set([patentId])))
              }}
            >
              {valueList.map(({ value, reason }, at) => (
                <option key={String(value)} value={at}>
                  {t('suggest.option', { value: Array.isArray(value) ? value.join('; ') : value, reason: t(`suggest.reason.${reason}`) })}
                </option>
              ))}
            </select>
          </li>
        ))}
      </ul>
      <div className={styles['answers']}>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button kind="primary" type="submit" disabled={busy || accepted.size === 0}>
          {t('suggest.accept', { count: accepted.size })}
        </Button>
      </div>
    </form>
  )
}
