import { Link, useNavigate } from '@tanstack/react-router'
import type { LandscapeDetail } from '@gezhi/contract/client'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../api/api-client.ts'
import { Button } from '../../components/button.tsx'
import { FailurePanel } from '../../components/failure/failure-panel.tsx'
import { Pager } from '../../components/pager/pager.tsx'
import { useKind } from '../../kinds/use-kind.ts'
import { newSearch, toAddressParams } from '../../search-state/search-state.ts'
import styles from './landscape.module.css'
import type { Selection } from './selection.ts'
import { PAGE_SIZE, useLandscapeDocuments } from './use-landscapes.ts'

interface SelectionPanelProps {
  readonly landscape: LandscapeDetail
  readonly selection: Selection | null
  readonly onChosen: (chosen: Pick<Selection, 'hill' | 'outline'> | null) => void
}

/** The content of the map as lists: the hills, and the documents of the selection. */
export function SelectionPanel({ landscape: { id, hills }, selection, onChosen }: SelectionPanelProps) {
  const { t } = useTranslation('landscape')
  return (
    <div className={styles['panel']}>
      <section>
        <h2>{t('hills')}</h2>
        <p className={styles['secondary']}>{t('hillsWhy')}</p>
        <ul className={styles['hills']}>
          {hills.map(({ words, size }, hill) => (
            <li key={words.join() + String(hill)}>
              <button
                type="button"
                aria-pressed={selection?.hill === hill}
                onClick={() => onChosen(selection?.hill === hill ? null : { hill })}
              >
                <span>{words.join(' · ') || t('unnamed')}</span>
                <span className={styles['secondary']}>{size.toLocaleString('en-US')}</span>
              </button>
            </li>
          ))}
        </ul>
      </section>
      {selection === null ? (
        <p role="status">{t('nothing')}</p>
      ) : (
        <SelectedDocuments key={JSON.stringify(selection)} id={id} selection={selection} onClear={() => onChosen(null)} />
      )}
    </div>
  )
}

interface SelectedDocumentsProps {
  readonly id: string
  readonly selection: Selection
  readonly onClear: () => void
}

function SelectedDocuments({ id, selection, onClear }: SelectedDocumentsProps) {
  const { t } = useTranslation('landscape')
  const navigate = useNavigate()
  const kind = useKind()
  const [page, setPage] = useState(1)
  const [failure, setFailure] = useState<unknown>(null)
  const { data, error, refetch } = useLandscapeDocuments(id, selection, page)
  const open = async () => {
    try {
      const { excelImportQueryStr, total } = await apiClient.landscape.openLandscapeSelection({ id, ...selection })
      const mode = { name: 'batch', args: { excelImportQueryStr, listed: total } } as const
      await navigate({ to: '/resultList', search: toAddressParams(newSearch(kind, { query: '', mode })) as never })
    } catch (problem) {
      setFailure(problem)
    }
  }
  return (
    <section>
      <div className={styles['head']}>
        <h2>
          <span role="status">{t('selected', { count: data?.total ?? 0 })}</span>
        </h2>
        <Button kind="primary" disabled={!data?.total} onClick={() => void open()}>
          {t('openList')}
        </Button>
        <Button onClick={onClear}>{t('clear')}</Button>
      </div>
      {failure !== null && <FailurePanel title={t('failed')} error={failure} onRetry={() => setFailure(null)} />}
      {error && <FailurePanel title={t('failed')} error={error} onRetry={() => void refetch()} />}
      <ol className={styles['documents']} start={(page - 1) * PAGE_SIZE + 1}>
        {data?.list.map(({ id: record, title, publicationNumber, applicants, applicationDate }) => (
          <li key={record}>
            <Link to={kind.pages.record} search={{ id: record } as never}>
              {title || publicationNumber}
            </Link>
            <p className={styles['secondary']}>
              {[publicationNumber, applicationDate?.slice(0, 4), applicants.slice(0, 2).join('；')].filter(Boolean).join(' · ')}
            </p>
          </li>
        ))}
      </ol>
      {data && data.total > PAGE_SIZE && (
        <Pager page={page} last={Math.ceil(data.total / PAGE_SIZE)} label={t('documentPages')} onPage={setPage} />
      )}
    </section>
  )
}
