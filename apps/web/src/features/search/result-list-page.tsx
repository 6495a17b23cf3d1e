import { useCallback, useRef, useState } from 'react'
import { useListWords } from '../../kinds/kind-words.ts'
import { OwnFieldsScope } from '../../kinds/own-fields-scope.tsx'
import { useShownKind } from '../../kinds/use-shown-kind.ts'
import { HighlightScope } from '../../components/highlight/highlight-scope.tsx'
import { PHONE, useMedia } from '../../components/media/use-media.ts'
import { ShortcutHelp } from '../../components/shortcuts/shortcut-help.tsx'
import { useShortcuts } from '../../components/shortcuts/use-shortcuts.ts'
import { chosenSort } from '../../preferences/list-beginning.ts'
import type { FacetFilter } from '../../search-state/facet-filter.ts'
import { useListView } from '../../search-state/list-view.ts'
import { hasCriteria } from '../../search-state/search-mode.ts'
import { changeSearch, type SearchState } from '../../search-state/search-state.ts'
import { usualSort } from '../../search-state/usual-sort.ts'
import { useSearchState } from '../../search-state/use-search-state.ts'
import { FacetPane } from './facets/facet-pane.tsx'
import { isEmpty, useResultPage } from './api/use-result-page.ts'
import { useFacetFold } from './facets/use-facet-fold.ts'
import { resetListPosition, listAddress } from './list/list-position.ts'
import { ResultPanel } from './list/result-panel.tsx'
import { QueryBox } from './query-box/query-box.tsx'
import { ModeBar } from './mode-bar/mode-bar.tsx'
import styles from './result-list-page.module.css'
import { useKeyRows } from './use-key-rows.ts'
import { useShortAddress } from './use-short-address.ts'

/** The result list: the query at the top, facets at the left, the page of records. Its whole state is in the address. */
export function ResultListPage() {
  return (
    <OwnFieldsScope>
      <ListPage />
    </OwnFieldsScope>
  )
}

function ListPage() {
  const { t } = useListWords()
  // Waits for the display of the kind before anything is rendered that would disappear meanwhile.
  useShownKind()
  const [state, setAddress] = useSearchState()
  const [view] = useListView()
  useShortAddress(state, setAddress)
  const setState = useCallback<typeof setAddress>(
    (next, options) => {
      if (listAddress(next) !== listAddress(state)) resetListPosition(`${view} ${listAddress(next)}`)
      setAddress(next, options)
    },
    [state, view, setAddress],
  )
  const box = useRef<HTMLTextAreaElement>(null)
  const phone = useMedia(PHONE)
  const [folded, setFolded] = useFacetFold()
  const [keysShown, setKeysShown] = useState(false)
  const keyRows = useKeyRows()
  const writeQuery = useCallback(() => box.current?.focus(), [])
  const setFilters = useCallback((filters: readonly FacetFilter[]) => setState(changeSearch(state, { filters })), [state, setState])
  useShortcuts({
    '/': () => {
      box.current?.focus()
      box.current?.select()
    },
    '?': () => setKeysShown(true),
    '[': () => setFolded(true),
    ']': () => setFolded(false),
  })
  const page = useResultPage(state, view)
  const narrowable = hasCriteria(state) && !isEmpty(page)
  return (
    <HighlightScope query={state.query} own={state.ownTerms} muted={state.mutedTerms}>
      <div className={styles['page']}>
        <h1 className="visually-hidden">{state.query === '' ? t('title') : t('titleFor', { query: state.query })}</h1>
        <QueryBox
          query={state.query}
          counted={state}
          box={box}
          onSearch={(query) => setState(query === state.query ? changeSearch(state, {}) : withQuery(state, query))}
        />
        <ModeBar state={state} onState={setState} />
        <div className={styles['columns']}>
          {!phone && !folded && narrowable && (
            <aside className={styles['facets']} aria-label={t('facets.pane')}>
              <FacetPane found={state} onFilters={setFilters} />
            </aside>
          )}
          <ResultPanel
            state={state}
            onState={setState}
            phone={phone}
            folded={folded}
            onFold={setFolded}
            onWriteQuery={writeQuery}
            onKeys={() => setKeysShown(true)}
          />
        </div>
      </div>
      {keysShown && <ShortcutHelp title={t('keys.title')} close={t('keys.close')} rows={keyRows} onClose={() => setKeysShown(false)} />}
    </HighlightScope>
  )
}

/** A search for another query, in the user's order or the default order of the query. */
function withQuery(state: SearchState, query: string): SearchState {
  const sort = chosenSort(state.kind, query) ?? usualSort(state.kind, query, state.mode)
  return { ...changeSearch(state, { query, sort }), mutedTerms: [] }
}
