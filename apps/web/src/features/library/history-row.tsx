import type { HistorySearch } from '@gezhi/contract/client'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { RowBox } from '../../components/own-list/chosen-rows.tsx'
import { SavedSearchName } from '../../components/saved-search-name/saved-search-name.tsx'
import { SaveStrategyButton } from '../../components/strategy-dialog/save-strategy-button.tsx'
import { useKind } from '../../kinds/use-kind.ts'
import { stateOf } from '../../search-state/saved/saved-search.ts'
import { toAddressParams } from '../../search-state/search-state.ts'
import styles from './history-list.module.css'

/** A search with its checkbox and its number; its name repeats it. */
export function HistoryRow({ search, box }: { readonly search: HistorySearch; readonly box: RowBox }) {
  const { t } = useTranslation('library')
  const { searchStrategy, searchCondition, datRange } = search
  return (
    <li className={styles['row']}>
      <input type="checkbox" aria-label={t('choose', { name: search.displayName })} {...box} />
      <code className={styles['number']} title={t('number', { line: search.lineNo })}>
        #{search.lineNo}
      </code>
      <Link to="/resultList" search={toAddressParams(stateOf(useKind(), search))} className={styles['name']}>
        <SavedSearchName search={search} />
      </Link>
      <span className={styles['hits']}>{t('hits', { count: search.number })}</span>
      <time dateTime={`${search.createTime.replace(' ', 'T')}+08:00`}>{search.createTime}</time>
      <SaveStrategyButton
        compact
        label={t('saveStrategy')}
        // Hits of the history may be counted by another grouping than those of strategies: they are counted again.
        search={() => ({ searchStrategy, searchCondition, datRange })}
        number={null}
      />
    </li>
  )
}
