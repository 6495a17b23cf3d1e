import type { QueryLink } from '@gezhi/contract/client'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { KINDS } from '../../kinds/kinds.ts'
import { UNGROUPED } from '../../kinds/searchable-kind.ts'
import { newSearch, toAddressParams } from '../../search-state/search-state.ts'
import styles from './assistant.module.css'

/** The searches behind the numbers of a statement: each opens the list of exactly these records, which are not grouped. */
export function QueryChips({ queries }: { readonly queries: readonly QueryLink[] }) {
  const { t } = useTranslation('assistant')
  if (queries.length === 0) return null
  return (
    <ul className={styles['chips']} aria-label={t('queries')}>
      {queries.map(({ records, queryStr, total }) => {
        const kind = KINDS.find(({ name }) => name === records)!
        const hits = t('hits', { count: total, total: total.toLocaleString('en') })
        return (
          <li key={queryStr}>
            <Link
              to={kind.pages.list}
              search={toAddressParams(newSearch(kind, { query: queryStr, grouping: UNGROUPED })) as never}
              target="_blank"
              title={queryStr}
              aria-label={t('openQuery', { hits, query: queryStr })}
              translate="no"
            >
              {hits}
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
