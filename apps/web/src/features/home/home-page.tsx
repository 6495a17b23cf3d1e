import { useNavigate } from '@tanstack/react-router'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { EMPTY_SEARCH, toAddressParams } from '../../search-state/search-state.ts'

/** The first page: the search box. */
export function HomePage() {
  const { t } = useTranslation('home')
  const navigate = useNavigate()
  const [query, setQuery] = useState('')
  const search = (event: FormEvent) => {
    event.preventDefault()
    if (query.trim()) void navigate({ to: '/resultList/tableList', search: toAddressParams({ ...EMPTY_SEARCH, query: query.trim() }) })
  }
  return (
    <form role="search" onSubmit={search}>
      <h1>{t('headline')}</h1>
      <input aria-label={t('query')} value={query} onChange={(event) => setQuery(event.target.value)} />
      <button type="submit">{t('search')}</button>
    </form>
  )
}
