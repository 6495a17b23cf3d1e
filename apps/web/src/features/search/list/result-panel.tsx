import { lazy, Suspense, useEffect, useState } from 'react'
import { loadNamespaces } from '../../../language/i18n.ts'
import { useListWords } from '../../../kinds/kind-words.ts'
import { Button } from '../../../components/button.tsx'
import { Icon } from '../../../components/icon/icon.tsx'
import { LateStrategyRun } from '../../../components/strategy-run/late-strategy-run.tsx'
import { pageCount } from '../../../components/pager/page-window.ts'
import { useListView } from '../../../search-state/list-view.ts'
import { hasCriteria } from '../../../search-state/search-mode.ts'
import { changeSearch, type SearchState } from '../../../search-state/search-state.ts'
import { useRecordedSearch } from '../../../search-state/saved/use-recorded-search.ts'
import { isEmpty, useResultPage } from '../api/use-result-page.ts'
import { FacetDrawer } from '../facets/facet-drawer.tsx'
import { FacetPane } from '../facets/facet-pane.tsx'
import { DatabaseChips } from '../filters/database-chips.tsx'
import { FilterChips } from '../filters/filter-chips.tsx'
import { HiddenHits } from '../result-bar/hidden-hits.tsx'
import { ResultBar } from '../result-bar/result-bar.tsx'
import { UndatedHits } from '../result-bar/undated-hits.tsx'
import { SelectionBar } from '../selection/selection-bar.tsx'
import { ListLegend } from '../legend/list-legend.tsx'
import { ListFooter } from './list-footer.tsx'
import { OtherReadings } from './other-readings.tsx'
import { ResultList } from './result-list.tsx'
import styles from './result-panel.module.css'
import { usePagingLimit } from './use-paging-limit.ts'
import { ViewLimit } from './view-limit.tsx'

/** Two groups of digits; without them the server is not asked for the numbers of a query. */
const MAY_BE_NUMBERS = /\d{3}.*\d{3}/s

const MissingNumbers = lazy(async () => {
  const [module] = await Promise.all([import('../../../components/number-report/missing-numbers.tsx'), loadNamespaces(['numbers'])])
  return { default: module.MissingNumbers }
})

interface ResultPanelProps {
  state: SearchState
  onState: (state: SearchState, options?: { replace?: boolean }) => void
  phone: boolean
  folded: boolean
  onFold: (folded: boolean) => void
  onWriteQuery: () => void
  onKeys: () => void
}

/** The list with its header and footer. */
export function ResultPanel({ state, onState, phone, folded, onFold, onWriteQuery, onKeys }: ResultPanelProps) {
  const { t } = useListWords()
  const [view] = useListView()
  const page = useResultPage(state, view)
  useRecordedSearch(state, page.isPlaceholderData ? undefined : page.data)
  const rejection = usePagingLimit(state, page, onState)
  const [drawn, setDrawn] = useState(false)
  const answer = !hasCriteria(state) ? undefined : page.data
  const last = pageCount(answer?.total ?? 0, state.size)
  const exactTotal = page.isPlaceholderData || answer?.totalRelation !== 'eq' ? null : answer.total
  // Order and the like belong to a list that is there or on its way.
  const shows = hasCriteria(state) && !page.isError
  const empty = isEmpty(page)
  const beyond = !page.isPlaceholderData && answer?.totalRelation === 'eq' && state.page > last
  useEffect(() => {
    // An address with a page beyond the last shows page 1 (B.paging.03).
    if (beyond) onState({ ...state, page: 1 }, { replace: true })
  }, [beyond, state, onState])

  const filters = (next: SearchState['filters']) => onState(changeSearch(state, { filters: next }))
  const openWord = state.filters.length === 0 ? t('facets.open') : t('facets.openWith', { count: state.filters.length })
  return (
    <section className={styles['panel']} aria-label={t('rows.table')}>
      <div className={styles['head']}>
        <div className={styles['line']}>
          {answer && !empty && (phone || folded) && (
            <Button onClick={() => (phone ? setDrawn(true) : onFold(false))} title={phone ? undefined : `${t('facets.unfold')} ( ] )`}>
              <Icon name="filter" />
              {openWord}
            </Button>
          )}
          {shows && !empty && !phone && !folded && (
            <Button icon kind="plain" aria-label={t('facets.fold')} title={`${t('facets.fold')} ( [ )`} onClick={() => onFold(true)}>
              <Icon name="fold" />
            </Button>
          )}
          {shows && <ResultBar state={state} answer={answer} exactTotal={exactTotal} onState={onState} onKeys={onKeys} />}
        </div>
        {shows && state.kind.storesHistory && <LateStrategyRun state={state} number={exactTotal} />}
        {shows && !empty && <HiddenHits answer={answer} />}
        {shows && !empty && state.mode === null && MAY_BE_NUMBERS.test(state.query) && (
          <Suspense fallback={null}>
            <MissingNumbers text={state.query} />
          </Suspense>
        )}
        {shows && <UndatedHits answer={answer} state={state} onState={onState} />}
        {shows && <ListLegend state={state} onState={onState} />}
        <DatabaseChips databases={state.databases} onDatabases={(databases) => onState(changeSearch(state, { databases }))} />
        {(!empty || answer?.hidden) && <FilterChips filters={state.filters} onFilters={filters} />}
      </div>
      {shows && answer && !page.isPlaceholderData && <OtherReadings state={state} onState={onState} />}
      <ResultList state={state} view={view} page={page} phone={phone} onState={onState} onWriteQuery={onWriteQuery} />
      <div className={styles['foot']}>
        <SelectionBar />
        <ViewLimit answer={answer} rejection={rejection} />
        {answer && answer.total > 0 && <ListFooter state={state} last={last} onState={onState} />}
      </div>
      {phone && drawn && (
        <FacetDrawer
          title={t('facets.pane')}
          close={t('facets.close')}
          done={t('found.hits', { count: answer?.total ?? 0 })}
          onClose={() => setDrawn(false)}
        >
          <FacetPane found={state} onFilters={filters} />
        </FacetDrawer>
      )}
    </section>
  )
}
