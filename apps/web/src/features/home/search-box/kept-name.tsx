import type { KeptSearch } from '@gezhi/contract/client'
import { lazy, Suspense } from 'react'
import { loadNamespaces } from '../../../language/i18n.ts'

/** The name with the words of the result list, which only those fetch who have searches to show; without them the name it was kept under. */
const SavedSearchName = lazy(async () => {
  const fetched = Promise.all([import('../../../components/saved-search-name/saved-search-name.tsx'), loadNamespaces(['search'])])
  return {
    default: await fetched.then(
      ([{ SavedSearchName: Name }]) => Name,
      () => AsKept,
    ),
  }
})

/** A kept search in the panel of the box. */
export function KeptName({ search }: { search: KeptSearch }) {
  return search.searchCondition === '' ? (
    <AsKept search={search} />
  ) : (
    <Suspense fallback={<AsKept search={search} />}>
      <SavedSearchName search={search} />
    </Suspense>
  )
}

function AsKept({ search }: { search: KeptSearch }) {
  return search.displayName
}
