import { useTranslation } from 'react-i18next'
import type { SearchState } from '../../../search-state/search-state.ts'
import type { FacetFilter } from '../../../search-state/facet-filter.ts'
import { FilterChips } from '../filters/filter-chips.tsx'
import styles from './list-empty.module.css'

/** Nothing was found: what narrows the search, each with a way to take it away, and what to loosen in the query. */
export function NoMatch({ state, onFilters }: { state: SearchState; onFilters: (filters: readonly FacetFilter[]) => void }) {
  const { t } = useTranslation('search')
  return (
    <div className={styles['empty']}>
      <h2>{t('found.noMatch')}</h2>
      <p>{t('found.noMatchWhy')}</p>
      <ul>
        {state.filters.length > 0 && (
          <li>
            {t('found.looserFilters')}
            <FilterChips filters={state.filters} onFilters={onFilters} />
          </li>
        )}
        <li>{t('found.looserQuery')}</li>
      </ul>
    </div>
  )
}
