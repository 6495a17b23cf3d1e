import type { PatentDetail } from '@gezhi/contract/client'
import { useQueries } from '@tanstack/react-query'
import { callQuery } from '../../../api/call-query.ts'
import { useLanguage } from '../../../language/use-language.ts'

/** A column of a comparison. */
export interface ComparedPatent {
  /** As in the address. */
  readonly id: string
  /** Publication number, application number or id. */
  readonly number: string
  /** null while it is loading and where it could not be loaded. */
  readonly patent: PatentDetail | null
  readonly error: Error | null
  readonly onRetry: () => void
}

/** The patents of a comparison in the order of the address; opening one counts as on the patent page. */
export function useComparedPatents(ids: readonly string[]): readonly ComparedPatent[] {
  const language = useLanguage()
  return useQueries({
    queries: ids.map((id) => callQuery(language, 'patents', 'getPatent', { id })),
    combine: (results) =>
      results.map(({ data, error, refetch }, index): ComparedPatent => {
        const id = ids[index] ?? ''
        const number = data?.publication_number ?? data?.application_number ?? id
        return { id, number, patent: data ?? null, error, onRetry: () => void refetch() }
      }),
  })
}
