import type { NotedPatent } from '@gezhi/contract/client'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FailurePanel } from '../../components/failure/failure-panel.tsx'
import { FilterField } from '../../components/filter-field/filter-field.tsx'
import { Pager } from '../../components/pager/pager.tsx'
import { useRested } from '../../components/use-rested.ts'
import { useWaitingStage } from '../../components/waiting/use-waiting-stage.ts'
import { WaitingBar } from '../../components/waiting/waiting-bar.tsx'
import { FIRST_KIND, KINDS } from '../../kinds/kinds.ts'
import { KindContext } from '../../kinds/use-kind.ts'
import { NotedPatentRow } from './noted-patent-row.tsx'
import styles from './notes-page.module.css'
import { PAGE_SIZE, useNotedPatents } from './use-noted-patents.ts'

/** The kind of a record with notes. */
function kindOf({ kind }: NotedPatent) {
  return KINDS.find(({ name }) => name === kind) ?? FIRST_KIND
}

/** /user/notes: the patents and other records that the user has written notes about. */
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
            <KindContext key={`${patent.kind} ${patent.patentId}`} value={kindOf(patent)}>
              <NotedPatentRow patent={patent} />
            </KindContext>
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
