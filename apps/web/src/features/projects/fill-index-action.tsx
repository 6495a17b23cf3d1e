import { useQueryClient } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../api/api-client.ts'
import { Button } from '../../components/button.tsx'
import { FailurePanel } from '../../components/failure/failure-panel.tsx'
import { useCause } from '../../components/failure/use-cause.ts'
import { FormMessage } from '../../components/form/form-message.tsx'
import { Modal } from '../../components/modal/modal.tsx'
import { showNotice } from '../../components/notice/notice-store.ts'
import { WaitingBar } from '../../components/waiting/waiting-bar.tsx'
import { PATENTS } from '../../kinds/patents/patents.ts'
import type { RecordActionProps } from '../../routing/feature.ts'
import { parseSearchState } from '../../search-state/search-state.ts'
import styles from './indexes/indexes-page.module.css'
import { useProjectIndexes, useProjects } from './indexes/use-indexes.ts'
import { UndoOfferBar } from './indexes/undo-offer-bar.tsx'
import { useUndoOffer } from './indexes/use-undo-offer.ts'
import { ValueFields, type EditedValues } from './indexes/value-fields.tsx'

/** Patents in one call. */
const AT_ONCE = 1000

/** Sets values of an index for the selected patents of a project. */
export function FillIndexAction({ records, onDone }: RecordActionProps) {
  const { t } = useTranslation('indexes')
  const causeOf = useCause()
  const queries = useQueryClient()
  const here = useFolderProject()
  const { data, error, refetch } = useProjects()
  const editable = (data?.list ?? []).filter(({ authority, isOwner }) => isOwner || authority >= 2)
  const [project, setProject] = useState('')
  const projectId = project || (editable.find(({ id }) => id === here)?.id ?? editable[0]?.id ?? '')
  const all = useProjectIndexes(projectId).data
  const indexes = all?.filter(({ fieldList }) => fieldList.length > 0) ?? []
  const [chosen, setChosen] = useState('')
  const index = indexes.find(({ id }) => id === chosen) ?? indexes[0]
  const [values, setValues] = useState<EditedValues>({})
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const offers = useUndoOffer(projectId)
  const fieldValue = Object.entries(values).map(([id, value]) => ({ id, value }))
  const save = async (indexId: string) => {
    setBusy(true)
    setFailure(null)
    try {
      let count = 0
      const ids = records.map(({ id }) => id)
      for (let at = 0; at < ids.length; at += AT_ONCE)
        count += await apiClient.projects.saveIndexPatents({ indexId, patentIdList: ids.slice(at, at + AT_ONCE), fieldValue })
      showNotice(t('values.saved', { count }))
      await offers.make(t('values.saved', { count }))
    } catch (caught) {
      setFailure(caught)
    }
    setBusy(false)
    await Promise.all([['projects'], ['search']].map((queryKey) => queries.invalidateQueries({ queryKey })))
  }
  return (
    <Modal title={t('fill.title', { count: records.length })} close={t('close')} onClose={onDone} sheet>
      {error && <FailurePanel title={t('loadFailed')} error={error} onRetry={() => void refetch()} />}
      {(!data || (projectId !== '' && !all)) && !error && <WaitingBar />}
      {failure !== null && <FormMessage kind="error">{causeOf(failure)}</FormMessage>}
      <UndoOfferBar offers={offers} />
      {data && editable.length === 0 && <p>{t('noProjects')}</p>}
      {editable.length > 0 && (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            if (index !== undefined) void save(index.id)
          }}
        >
          <div className={styles['pair']}>
            <label className={styles['value']}>
              {t('project')}
              <select
                className="gz-select"
                value={projectId}
                onChange={(event) => {
                  setProject(event.target.value)
                  setValues({})
                }}
              >
                {editable.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </select>
            </label>
            {indexes.length > 0 && (
              <label className={styles['value']}>
                {t('fill.index')}
                <select
                  className="gz-select"
                  value={index?.id ?? ''}
                  onChange={(event) => {
                    setChosen(event.target.value)
                    setValues({})
                  }}
                >
                  {indexes.map(({ id, name }) => (
                    <option key={id} value={id}>
                      {name}
                    </option>
                  ))}
                </select>
              </label>
            )}
          </div>
          {all && indexes.length === 0 && <p>{t('fill.noFields')}</p>}
          {index !== undefined && (
            <>
              <p className={styles['hint']}>{t('fill.text')}</p>
              <ValueFields projectId={projectId} fields={index.fieldList} values={values} onValues={setValues} />
            </>
          )}
          <div className={styles['answers']}>
            <Button onClick={onDone}>{t('close')}</Button>
            <Button kind="primary" type="submit" disabled={busy || index === undefined || fieldValue.length === 0}>
              {t('save')}
            </Button>
          </div>
        </form>
      )}
    </Modal>
  )
}

/** Id of the project whose folder is on the screen, as far as its list is loaded; null for another page. */
function useFolderProject(): string | null {
  const queries = useQueryClient()
  const { mode } = parseSearchState(PATENTS, useSearch({ strict: false }))
  if (mode?.name !== 'folder') return null
  const lists = queries.getQueriesData<{ readonly file?: { readonly projectId: string } }>({ queryKey: ['search', 'searchWithinFile'] })
  return lists.map(([, list]) => list?.file?.projectId).find((id) => id !== undefined) ?? null
}
