import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../api/api-client.ts'
import { callQuery } from '../../api/call-query.ts'
import { Button } from '../../components/button.tsx'
import { FailurePanel } from '../../components/failure/failure-panel.tsx'
import { useDelayedRemoval } from '../../components/own-list/use-delayed-removal.ts'
import { WaitingBar } from '../../components/waiting/waiting-bar.tsx'
import { useLanguage } from '../../language/use-language.ts'
import styles from './graph.module.css'
import { NodeName } from './node-list.tsx'

/** Graphs that the user opened, newest first. */
export function GraphHistoryList() {
  const { t } = useTranslation('graph')
  const query = useQuery({ ...callQuery(useLanguage(), 'graph', 'listGraphHistory', {}), staleTime: 0 })
  return (
    <StoredList
      title={t('history')}
      empty={t('noHistory')}
      call="listGraphHistory"
      query={query}
      remove={(id) => apiClient.graph.deleteGraphHistory({ id }, { keepalive: true })}
      nameOf={({ node }) => node.name}
      renderRow={({ node, createTime }) => (
        <>
          <Link to="/graphDetail" search={{ id: node.id } as never}>
            <NodeName node={node} />
          </Link>
          <span className={styles['text']}>{createTime}</span>
        </>
      )}
    />
  )
}

/** Snapshots of the user, newest first. */
export function SnapshotList() {
  const { t } = useTranslation('graph')
  const query = useQuery({ ...callQuery(useLanguage(), 'graph', 'listGraphSnapshots', {}), staleTime: 0 })
  return (
    <StoredList
      title={t('snapshots')}
      empty={t('noSnapshots')}
      call="listGraphSnapshots"
      query={query}
      remove={(id) => apiClient.graph.deleteGraphSnapshot({ id }, { keepalive: true })}
      nameOf={({ name }) => name}
      renderRow={({ id, name, type, nodes, createTime }) => (
        <>
          <Link to="/graphDetail" search={{ snapshot: id } as never} translate="no">
            {name}
          </Link>
          <span className={styles['text']}>{t(`nodes.${type}`)}</span>
          <span className={styles['text']}>{t('nodeCount', { count: nodes })}</span>
          <span className={styles['text']}>{createTime}</span>
        </>
      )}
    />
  )
}

interface StoredListProps<Row extends { readonly id: string }> {
  readonly title: string
  readonly empty: string
  /** The call that lists the rows. */
  readonly call: string
  readonly query: { readonly data: readonly Row[] | undefined; readonly error: unknown; readonly refetch: () => unknown }
  readonly remove: (id: string) => Promise<unknown>
  readonly nameOf: (row: Row) => string
  readonly renderRow: (row: Row) => ReactNode
}

/** Rows that can be deleted, which can be undone for a while. */
function StoredList<Row extends { readonly id: string }>({ title, empty, call, query, remove, nameOf, renderRow }: StoredListProps<Row>) {
  const { t } = useTranslation('graph')
  const queries = useQueryClient()
  const removal = useDelayedRemoval(
    (ids) => Promise.all(ids.map(remove)),
    () => queries.invalidateQueries({ queryKey: ['graph', call] }),
  )
  const rows = (query.data ?? []).filter(({ id }) => !removal.pending.includes(id))
  return (
    <section className={styles['group']}>
      <h2>{title}</h2>
      {query.error !== null && <FailurePanel title={t('failed')} error={query.error} onRetry={() => void query.refetch()} />}
      {removal.error && <FailurePanel title={t('failed')} error={removal.error} onRetry={removal.reset} />}
      {removal.pending.length > 0 && (
        <p role="status">
          {t('removed', { count: removal.pending.length })}{' '}
          <Button kind="link" onClick={removal.undo}>
            {t('undo')}
          </Button>
        </p>
      )}
      {!query.data && query.error === null && <WaitingBar />}
      {query.data && rows.length === 0 && <p className={styles['text']}>{empty}</p>}
      <ul className={styles['rows']}>
        {rows.map((one) => (
          <li key={one.id} className={styles['row']}>
            {renderRow(one)}
            <Button aria-label={`${t('delete')} ${nameOf(one)}`} onClick={() => removal.remove([one.id])}>
              {t('delete')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
