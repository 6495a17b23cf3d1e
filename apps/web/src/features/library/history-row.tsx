import type { HistorySearch } from '@gezhi/contract/client'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { RowBox } from '../../components/own-list/chosen-rows.tsx'
import { useKind } from '../../kinds/use-kind.ts'
import { toAddressParams } from '../../search-state/search-state.ts'
import styles from './history-page.module.css'
import { SavedSearchName } from '../../components/saved-search-name/saved-search-name.tsx'
import { stateOf } from '../../search-state/saved/saved-search.ts'

/** A search with its checkbox; its name repeats it. */
export function HistoryRow({ search, box }: { readonly search: HistorySearch; readonly box: RowBox }) {
  const { t } = useTranslation('library')
  return (
    <li className={styles['row']}>
      <input type="checkbox" aria-label={t('choose', { name: search.displayName })} {...box} />
      <Link to="/resultList" search={toAddressParams(stateOf(useKind(), search))} className={styles['name']}>
        <SavedSearchName search={search} />
      </Link>
      <span className={styles['hits']}>{t('hits', { count: search.number })}</span>
      <time dateTime={`${search.createTime.replace(' ', 'T')}+08:00`}>{search.createTime}</time>
    </li>
  )
}
