import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useDeferredValue, useRef, useState, type ReactNode } from 'react'
import { useListWords } from '../../../kinds/kind-words.ts'
import { FailurePanel } from '../../../components/failure/failure-panel.tsx'
import { Button } from '../../../components/button.tsx'
import { useWaitingStage } from '../../../components/waiting/use-waiting-stage.ts'
import { WaitingBar } from '../../../components/waiting/waiting-bar.tsx'
import { openLoginDialog } from '../../../session/login-dialog.ts'
import { listCalls } from '../../../search-state/list-query.ts'
import type { ListedRow, ListView } from '../../../kinds/kind-display.ts'
import { hasCriteria } from '../../../search-state/search-mode.ts'
import type { SearchState } from '../../../search-state/search-state.ts'
import { diagnosticsOf } from '../api/diagnostics-of.ts'
import { useOwnValues } from '../api/use-own-values.ts'
import { isEmpty, type useResultPage } from '../api/use-result-page.ts'
import { HiddenMatches } from './hidden-matches.tsx'
import { ListNotice } from './list-notice.tsx'
import { ListSkeleton } from './list-skeleton.tsx'
import { MarkedRows } from './marked-rows.tsx'
import { needsLogin } from './needs-login.ts'
import { NoMatch } from './no-match.tsx'
import { pagingRejection } from './paging-rejection.ts'
import styles from './result-panel.module.css'
import { ResultRows } from './result-rows.tsx'

interface ResultListProps {
  state: SearchState
  view: ListView
  page: ReturnType<typeof useResultPage>
  phone: boolean
  onState: (state: SearchState) => void
  onWriteQuery: () => void
}

/** The list: its rows, or a message instead of them. */
export function ResultList({ state, view, page, phone, onState, onWriteQuery }: ResultListProps) {
  const { t } = useListWords()
  const client = useQueryClient()
  const stage = useWaitingStage(page.isFetching && (page.isPlaceholderData || page.data === undefined), state)
  // Rows of the previous search keep their numbers, links and colours until the new ones arrive.
  const [drawn, setDrawn] = useState(state)
  if (drawn !== state && !page.isPlaceholderData) setDrawn(state)
  // The switch responds at once, the rows follow when they are rendered.
  const drawnView = useDeferredValue(view)
  const late = stage === 'skeleton' || stage === 'cancel'
  const [scroller, scrollerThere, holdScroller] = useScroller()
  const [cancelled, setCancelled] = useState<SearchState | null>(null)
  const cancel = () => {
    setCancelled(state)
    for (const name of listCalls(state.kind)) void client.cancelQueries({ queryKey: [state.kind.calls.domain, name] })
  }
  const again = useCallback(() => {
    setCancelled(null)
    void page.refetch()
  }, [page])
  if (!hasCriteria(state)) {
    return <ListNotice title={t('found.nothingYet')} why={t('found.nothingYetWhy')} action={t('found.write')} onAction={onWriteQuery} />
  }
  if (cancelled === state) {
    return <ListNotice title={t('found.cancelled')} why={t('found.cancelledWhy')} action={t('found.searchAgain')} onAction={again} />
  }
  if (needsLogin(page.error)) {
    return <ListNotice title={t('found.needsLogin')} why={page.error.message} action={t('found.toLogin')} onAction={openLoginDialog} />
  }
  const diagnostics = diagnosticsOf(page.error)
  if (diagnostics) {
    return (
      <ListNotice
        title={t('found.wrong')}
        why={diagnostics.map(({ message }) => message).join(' ')}
        action={t('found.mend')}
        onAction={onWriteQuery}
      />
    )
  }
  // A page beyond the limit is replaced by the one before it.
  if (state.page > 1 && pagingRejection(page.error)) return <div className={styles['scroller']} />
  if (page.isError) {
    return (
      <div className={styles['notice']}>
        <FailurePanel title={t('found.failed')} error={page.error} onRetry={again} />
      </div>
    )
  }
  return (
    <div ref={holdScroller} className={styles['scroller']} aria-busy={page.isFetching} data-dim={(stage !== 'none' && !late) || undefined}>
      {stage !== 'none' && <WaitingBar />}
      {stage === 'cancel' && (
        <p className={styles['slow']} role="status">
          {t('found.slow')} <Button onClick={cancel}>{t('found.cancel')}</Button>
        </p>
      )}
      {late && <ListSkeleton />}
      {!late &&
        isEmpty(page) &&
        (page.data?.hidden ? <HiddenMatches hidden={page.data.hidden} /> : <NoMatch state={state} onState={onState} />)}
      {!late && scrollerThere && page.data && page.data.total > 0 && (
        <ValuedRows rows={page.data.list} view={drawnView}>
          {(valued) => (
            <MarkedRows rows={valued}>
              {(rows) => (
                <ResultRows
                  state={drawn}
                  view={drawnView}
                  rows={rows}
                  settled={!page.isPlaceholderData}
                  phone={phone}
                  scroller={scroller}
                />
              )}
            </MarkedRows>
          )}
        </ValuedRows>
      )}
    </div>
  )
}

interface ValuedRowsProps {
  rows: readonly ListedRow[]
  view: ListView
  children: (rows: readonly ListedRow[]) => ReactNode
}

/** The rows with the values of index fields that the view shows. */
function ValuedRows({ rows, view, children }: ValuedRowsProps) {
  return children(useOwnValues(rows, view))
}

/**
 * The scroll container, whether it is in the document, and its ref. React sets the ref after the children have rendered; rows that are
 * available at once, as on the way back from a patent, wait for it, because they need the scroll position.
 */
function useScroller() {
  const scroller = useRef<HTMLDivElement>(null)
  const [there, setThere] = useState(false)
  const hold = useCallback((box: HTMLDivElement | null) => {
    scroller.current = box
    setThere(box !== null)
  }, [])
  return [scroller, there, hold] as const
}
