import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { CompanyHistoryEntry } from '@gezhi/contract/client'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../api/api-client.ts'
import { callQuery } from '../../api/call-query.ts'
import { Button } from '../../components/button.tsx'
import { FailurePanel } from '../../components/failure/failure-panel.tsx'
import { Pager } from '../../components/pager/pager.tsx'
import { COMPANIES } from '../../kinds/companies/companies.ts'
import { useLanguage } from '../../language/use-language.ts'
import { newSearch, toAddressParams } from '../../search-state/search-state.ts'
import styles from './company-history.module.css'

const PAGE_SIZE = 10

/** What the user searched for and viewed, the latest first (B.company.02). */
export function CompanyHistory() {
  const { t } = useTranslation('companies')
  const queries = useQueryClient()
  const [page, setPage] = useState(1)
  const list = useQuery(callQuery(useLanguage(), 'companies', 'listCompanyHistory', { pageNo: page, pageSize: PAGE_SIZE }))
  const change = useMutation({
    mutationFn: (id: string | null) =>
      id === null ? apiClient.companies.emptyCompanyHistory({}) : apiClient.companies.deleteCompanyHistory({ id }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['companies', 'listCompanyHistory'] }),
  })
  const { list: entries = [], total = 0 } = list.data ?? {}
  const last = Math.max(1, Math.ceil(total / PAGE_SIZE))
  if (page > last && list.data) setPage(last)
  return (
    <section className={styles['history']} aria-label={t('history.title')}>
      <header>
        <h2>{t('history.title')}</h2>
        {total > 0 && (
          <Button kind="link" onClick={() => change.mutate(null)}>
            {t('history.empty')}
          </Button>
        )}
      </header>
      {list.error && <FailurePanel title={t('history.failed')} error={list.error} onRetry={() => void list.refetch()} />}
      {change.error && <FailurePanel title={t('history.failed')} error={change.error} onRetry={change.reset} />}
      {list.data && total === 0 && <p>{t('history.none')}</p>}
      <ul>
        {entries.map((entry) => (
          <li key={entry.id}>
            <EntryLink entry={entry} />
            <time>{entry.createTime.slice(0, 16)}</time>
            <Button
              kind="link"
              aria-label={t('history.deleteOne', { name: entry.word ?? entry.name ?? '' })}
              onClick={() => change.mutate(entry.id)}
            >
              {t('history.delete')}
            </Button>
          </li>
        ))}
      </ul>
      {last > 1 && <Pager page={page} last={last} label={t('history.pages')} onPage={setPage} />}
    </section>
  )
}

function EntryLink({ entry: { word, companyId, name } }: { readonly entry: CompanyHistoryEntry }) {
  const { pages } = COMPANIES
  if (word !== null) {
    return (
      <Link to={pages.list} search={toAddressParams(newSearch(COMPANIES, { query: word })) as never}>
        {word}
      </Link>
    )
  }
  return (
    <Link to={pages.record} search={{ id: companyId ?? '' } as never}>
      {name}
    </Link>
  )
}
