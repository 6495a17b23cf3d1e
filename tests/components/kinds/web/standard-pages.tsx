import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { callQuery } from '../../../../apps/web/src/api/call-query.ts'
import { CommandPage } from '../../../../apps/web/src/features/search/ways/command/command-page.tsx'
import { ResultListPage } from '../../../../apps/web/src/features/search/result-list-page.tsx'
import { KindContext } from '../../../../apps/web/src/kinds/use-kind.ts'
import { useLanguage } from '../../../../apps/web/src/language/use-language.ts'
import { SHOWN_STANDARDS } from './standards.ts'

function OfStandards({ children }: { children: ReactNode }) {
  return <KindContext value={SHOWN_STANDARDS}>{children}</KindContext>
}

export function StandardsPage() {
  return (
    <OfStandards>
      <ResultListPage />
    </OfStandards>
  )
}

export function StandardCommandPage() {
  return (
    <OfStandards>
      <CommandPage />
    </OfStandards>
  )
}

export function StandardPage() {
  const id = String((useSearch({ strict: false }) as { id?: unknown }).id ?? '')
  const { data } = useQuery(callQuery(useLanguage(), 'patents', 'getPatent', { publication_number: id }))
  return <h1>{(data as { heading?: string } | undefined)?.heading}</h1>
}
