import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FailurePanel } from '../../components/failure/failure-panel.tsx'
import { FilterField } from '../../components/filter-field/filter-field.tsx'
import { Pager } from '../../components/pager/pager.tsx'
import { useRested } from '../../components/use-rested.ts'
import { useWaitingStage } from '../../components/waiting/use-waiting-stage.ts'
import { WaitingBar } from '../../components/waiting/waiting-bar.tsx'
import { NotedPatentRow } from './noted-patent-row.tsx'
import styles from './notes-page.module.css'
import { PAGE_SIZE, useNotedPatents } from './use-noted-patents.ts'

/** /user/notes: the patents that the user has written notes about. */
export function NotesPage() {
  const { t } = useTranslation('notes')
  const [page, setPage] = useState(1)
  const [typed, setTyped] = useState('')
  const word = useRested(typed.trim())
  const { data, error, refetch, isFetching, isPlaceholderData } = useNotedPatents(page, word)
  const stage = useWaitingStage(isFetching)
  const last = Math.max(1, Math.ceil((data?.total ?? 0) / PAGE_SIZE))
  return (
    <div className={styles['page']}>
      {stage !== 'none' && <WaitingBar />}
      <header className={styles['bar']}>
        <h1>{t('page.title')}</h1>
        <p role="status">{data && t('page.total', { count: data.total })}</p>
        <FilterField
          className="gz-input"
          label={t('page.find')}
          placeholder={t('page.findPlaceholder')}
          value={typed}
          onChange={(text) => {
            setTyped(text)
            setPage(1)
          }}
        />
      </header>
      {error && <FailurePanel title={t('page.failed')} error={error} onRetry={() => void refetch()} />}
      {data?.total === 0 && (
        <div className={styles['empty']}>
          <p>{word === '' ? t('page.empty') : t('page.noneFound', { word })}</p>
          {word === '' && <p>{t('page.emptyWhy')}</p>}
        </div>
      )}
      {data && data.list.length > 0 && (
        <ul className={styles['rows']} aria-busy={isPlaceholderData}>
          {data.list.map((patent) => (
            <NotedPatentRow key={patent.patentId} patent={patent} />
          ))}
        </ul>
      )}
      {last > 1 && (
        <footer className={styles['footer']}>
          <Pager page={page} last={last} label={t('page.pages')} onPage={setPage} />
        </footer>
      )}
    </div>
  )
}
