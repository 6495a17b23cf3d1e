import type { HistorySearch } from '@gezhi/contract/client'
import { lazy, Suspense } from 'react'
import { loadNamespaces } from '../../../language/i18n.ts'

/** The name with the texts of the result list, which are loaded only if there are searches to show; without them the stored name. */
const SavedSearchName = lazy(async () => {
  const fetched = Promise.all([import('../../../components/saved-search-name/saved-search-name.tsx'), loadNamespaces(['search'])])
  return {
    default: await fetched.then(
      ([{ SavedSearchName: Name }]) => Name,
      () => StoredName,
    ),
  }
})

/** A search of the history in the panel of the search box. */
export function HistorySearchName({ search }: { search: HistorySearch }) {
  return search.searchCondition === '' ? (
    <StoredName search={search} />
  ) : (
    <Suspense fallback={<StoredName search={search} />}>
      <SavedSearchName search={search} />
    </Suspense>
  )
}

function StoredName({ search }: { search: HistorySearch }) {
  return search.displayName
}
