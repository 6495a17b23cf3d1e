import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FailurePanel } from '../../../components/failure/failure-panel.tsx'
import { Pager } from '../../../components/pager/pager.tsx'
import { useWaitingStage } from '../../../components/waiting/use-waiting-stage.ts'
import { WaitingBar } from '../../../components/waiting/waiting-bar.tsx'
import pageStyles from './console-page.module.css'
import styles from './list-page.module.css'
import { PAGE_SIZE, type ConsoleSearch } from './use-console-search.ts'

interface ListPageProps<Row> {
  readonly title: string
  readonly search: ConsoleSearch
  readonly answer: UseQueryResult<{ list: Row[]; total: number }>
  /** Next to the title: adds a row. */
  readonly actions?: ReactNode
  /** Above the filters: links to other lists of the page. */
  readonly views?: ReactNode
  /** Filters of the list. */
  readonly filters?: ReactNode
  /** Whether the list is filtered: affects the message of an empty one. */
  readonly narrowed: boolean
  readonly empty: string
  /** Error of the last action. */
  readonly error?: { readonly error: unknown; readonly reset: () => void } | undefined
  readonly children: (rows: Row[]) => ReactNode
}

/** A list of the console: title and count, filters, rows or their replacement, pages. */
export function ListPage<Row>({
  title,
  search,
  answer,
  actions,
  views,
  filters,
  narrowed,
  empty,
  error: issue,
  children,
}: ListPageProps<Row>) {
  const { t } = useTranslation('operations')
  const { data, error, refetch, isPlaceholderData, isPending } = answer
  const stage = useWaitingStage(isPending || isPlaceholderData)
  const last = Math.max(1, Math.ceil((data?.total ?? 0) / PAGE_SIZE))
  return (
    <section className={styles['page']}>
      <header className={pageStyles['head']}>
        <h1>{title}</h1>
        <p role="status">{data && t('total', { count: data.total })}</p>
        {actions}
      </header>
      {views}
      {filters && <div className={styles['filters']}>{filters}</div>}
      {stage !== 'none' && <WaitingBar />}
      {issue && issue.error !== null && <FailurePanel title={t('notDone')} error={issue.error} onRetry={issue.reset} />}
      {error && <FailurePanel title={t('failed')} error={error} onRetry={() => void refetch()} />}
      {data?.list.length === 0 && !error && (
        <div className={styles['empty']}>
          <p>{narrowed ? t('noneFound') : empty}</p>
        </div>
      )}
      {data && data.list.length > 0 && <div aria-busy={isPlaceholderData}>{children(data.list)}</div>}
      {last > 1 && (
        <footer className={styles['foot']}>
          <Pager page={search.page} last={last} onPage={search.openPage} />
        </footer>
      )}
    </section>
  )
}
