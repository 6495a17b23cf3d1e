import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { callQuery } from '../../src/api/call-query.ts'
import { CommandPage } from '../../src/features/search/modes/command/command-page.tsx'
import { ResultListPage } from '../../src/features/search/result-list-page.tsx'
import { KindContext } from '../../src/kinds/use-kind.ts'
import { useLanguage } from '../../src/language/use-language.ts'
import { STANDARDS } from './standards.ts'

function OfStandards({ children }: { children: ReactNode }) {
  return <KindContext value={STANDARDS}>{children}</KindContext>
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
  const { id = '' } = useSearch({ strict: false }) as { id?: string }
  const { data } = useQuery(callQuery(useLanguage(), 'patents', 'getPatent', { publication_number: id }))
  return <h1>{(data as { heading?: string } | undefined)?.heading}</h1>
}
