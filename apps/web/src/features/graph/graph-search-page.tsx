import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useId, useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { callQuery } from '../../api/call-query.ts'
import { Button } from '../../components/button.tsx'
import { FailurePanel } from '../../components/failure/failure-panel.tsx'
import { WaitingBar } from '../../components/waiting/waiting-bar.tsx'
import { useLanguage } from '../../language/use-language.ts'
import { SEARCH_KINDS, type SearchKind } from './search-kinds.ts'
import styles from './graph.module.css'
import { GraphHistoryList, SnapshotList } from './stored-graphs.tsx'
import { NodeName } from './node-list.tsx'

/** /graphSearch: searches the node with which a graph begins; opened graphs and snapshots. */
export function GraphSearchPage() {
  const { t } = useTranslation('graph')
  return (
    <div className={styles['page']}>
      <h1>{t('title')}</h1>
      <p className={styles['text']}>{t('promise')}</p>
      <GraphSearchForm kindFirst="all" textFirst="" />
      <GraphHistoryList />
      <SnapshotList />
    </div>
  )
}

interface GraphSearchFormProps {
  readonly kindFirst: SearchKind
  readonly textFirst: string
  /** What is wrong with the text, as the server says it. */
  readonly problem?: string | null
}

/** The form of both search pages: a quick search of all kinds, or one of the four senior searches. */
export function GraphSearchForm({ kindFirst, textFirst, problem = null }: GraphSearchFormProps) {
  const { t } = useTranslation('graph')
  const navigate = useNavigate()
  const [kind, setKind] = useState(kindFirst)
  const [text, setText] = useState(textFirst)
  const [quick, setQuick] = useState('')
  const problemId = useId()
  const isWrong = problem !== null && kind === kindFirst && text === textFirst
  const search = (event: SubmitEvent) => {
    event.preventDefault()
    const keyWord = text.trim()
    if (keyWord === '') return
    if (kind === 'all') setQuick(keyWord)
    else void navigate({ to: '/graphSearchDetail', search: { type: kind, keyWord } as never })
  }
  return (
    <>
      <form className={styles['bar']} onSubmit={search} role="search">
        <label className={styles['choice']}>
          {t('kind')}
          <select className="gz-input" value={kind} onChange={(event) => setKind(event.target.value as SearchKind)}>
            {SEARCH_KINDS.map((one) => (
              <option key={one} value={one}>
                {t(`searches.${one}`)}
              </option>
            ))}
          </select>
        </label>
        <label className={styles['field']}>
          {t('text')}
          <input
            className="gz-input"
            value={text}
            maxLength={kind === 'all' ? 200 : 1000}
            aria-invalid={isWrong}
            aria-describedby={isWrong ? problemId : undefined}
            placeholder={t(`hints.${kind}`)}
            onChange={(event) => setText(event.target.value)}
          />
          {isWrong && (
            <span id={problemId} className={styles['problem']} role="alert">
              {problem}
            </span>
          )}
        </label>
        <Button kind="primary" type="submit">
          {t('search')}
        </Button>
      </form>
      {quick !== '' && kind === 'all' && <QuickResults key={quick} keyWord={quick} />}
    </>
  )
}

function QuickResults({ keyWord }: { readonly keyWord: string }) {
  const { t } = useTranslation('graph')
  const { data, error, refetch } = useQuery(callQuery(useLanguage(), 'graph', 'suggestGraphNodes', { keyWord }))
  return (
    <section className={styles['group']} aria-label={t('results')}>
      {error && <FailurePanel title={t('failed')} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <WaitingBar />}
      {data && <p role="status">{t('found', { count: data.length })}</p>}
      <ul className={styles['rows']}>
        {data?.map((node) => (
          <li key={node.id} className={styles['row']}>
            <Link to="/graphDetail" search={{ id: node.id } as never}>
              <NodeName node={node} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
