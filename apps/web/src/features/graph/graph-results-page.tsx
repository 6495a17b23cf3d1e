import { ApiError } from '@gezhi/contract/client'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { callQuery } from '../../api/call-query.ts'
import { failureOf } from '../../components/failure/failure-kind.ts'
import { FailurePanel } from '../../components/failure/failure-panel.tsx'
import { Pager } from '../../components/pager/pager.tsx'
import { WaitingBar } from '../../components/waiting/waiting-bar.tsx'
import { useLanguage } from '../../language/use-language.ts'
import { GraphSearchForm } from './graph-search-page.tsx'
import styles from './graph.module.css'
import { NodeName } from './node-list.tsx'
import { SENIOR_CALLS, seniorKind } from './search-kinds.ts'
import { useAddressText } from './use-address-text.ts'

const PAGE_SIZE = 20

/** /graphSearchDetail?type=organization&keyWord=…: the nodes that a senior search found. */
export function GraphResultsPage() {
  const { t } = useTranslation('graph')
  const keyWord = useAddressText('keyWord')
  const kind = seniorKind(useAddressText('type'))
  return (
    <div className={styles['page']}>
      <h1>{t('resultsTitle')}</h1>
      {keyWord === '' ? (
        <GraphSearchForm key={kind} kindFirst={kind} textFirst="" />
      ) : (
        <Results key={`${kind} ${keyWord}`} {...{ kind, keyWord }} />
      )}
    </div>
  )
}

function Results({ kind, keyWord }: { readonly kind: keyof typeof SENIOR_CALLS; readonly keyWord: string }) {
  const { t } = useTranslation('graph')
  const navigate = useNavigate()
  const page = Math.max(1, Number.parseInt(useAddressText('page'), 10) || 1)
  const request = { condition: keyWord, from: (page - 1) * PAGE_SIZE, size: PAGE_SIZE }
  const { data, error, refetch } = useQuery({
    ...callQuery(useLanguage(), 'graph', SENIOR_CALLS[kind], request),
    placeholderData: keepPreviousData,
  })
  const last = Math.max(1, Math.ceil((data?.total ?? 0) / PAGE_SIZE))
  const problem = problemOf(error)
  return (
    <>
      <GraphSearchForm kindFirst={kind} textFirst={keyWord} problem={problem} />
      <section className={styles['group']} aria-label={t('results')}>
        {error && problem === null && <FailurePanel title={t('failed')} error={error} onRetry={() => void refetch()} />}
        {!data && !error && <WaitingBar />}
        {data && (
          <p role="status">{data.totalRelation === 'gte' ? t('foundAtLeast', { count: data.total }) : t('found', { count: data.total })}</p>
        )}
        <ul className={styles['rows']}>
          {data?.list.map((node) => (
            <li key={node.id} className={styles['row']}>
              <Link to="/graphDetail" search={{ id: node.id } as never}>
                <NodeName node={node} />
              </Link>
              {node.count !== null && <span className={styles['text']}>{t('patents', { count: node.count })}</span>}
            </li>
          ))}
        </ul>
        {last > 1 && (
          <Pager
            page={page}
            last={last}
            label={t('pages')}
            onPage={(to) => void navigate({ to: '/graphSearchDetail', search: { type: kind, keyWord, page: String(to) } as never })}
          />
        )}
      </section>
    </>
  )
}

/** What is wrong with the query; null for other failures. */
function problemOf(error: unknown): string | null {
  const { message, isLimit } = failureOf(error)
  return error instanceof ApiError && error.code === 400 && !isLimit ? message : null
}
