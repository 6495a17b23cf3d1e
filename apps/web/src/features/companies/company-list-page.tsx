import { useSearch } from '@tanstack/react-router'
import { COMPANIES } from '../../kinds/companies/companies.ts'
import { KindContext } from '../../kinds/use-kind.ts'
import { ResultListPage } from '../search/result-list-page.tsx'
import { useStoredUse } from './use-stored-use.ts'

/** /organizationResult: the companies of a search, which is stored in the user's history. */
export function CompanyListPage() {
  const { q } = useSearch({ strict: false }) as { q?: string }
  useStoredUse(q ? { word: q } : null)
  return (
    <KindContext value={COMPANIES}>
      <ResultListPage />
    </KindContext>
  )
}
