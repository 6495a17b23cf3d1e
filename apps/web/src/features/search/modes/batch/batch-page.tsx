import { useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useKind } from '../../../../kinds/use-kind.ts'
import { parseSearchState } from '../../../../search-state/search-state.ts'
import styles from '../mode-form.module.css'
import { BatchSearch } from '../../../../components/batch-search/batch-search.tsx'
import { storedMatch } from '../../../../components/batch-search/stored-match.ts'

/** The entry of batch search (B.search-modes.04). */
export function BatchPage() {
  const { t } = useTranslation('batch')
  const kind = useKind()
  const { query, mode } = parseSearchState(kind, useSearch({ strict: false }))
  return (
    <div className={styles['page']}>
      <h1>{t('title')}</h1>
      <p className={styles['promise']}>{t('promise', { rows: 5000, megabytes: 5 })}</p>
      <BatchSearch query={query} initialMatch={storedMatch(mode?.args['excelImportQueryStr'])} />
    </div>
  )
}
