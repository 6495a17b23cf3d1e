import type { PatentRow } from '@gezhi/contract/client'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { callQuery } from '../../../api/call-query.ts'
import { useLanguage } from '../../../language/use-language.ts'
import { pageRequest } from '../../../search-state/search-request.ts'
import type { PageAddress } from '../page-address.ts'

/** What stands before and after a patent in the list it was opened from. */
export interface ListNeighbours {
  readonly previous: PatentRow | null
  readonly next: PatentRow | null
  readonly total: number
  /** The total is a lower bound. */
  readonly about: boolean
}

/** Asks for the three rows around a position; null while they are not there, and for a page that was not opened from a list. */
export function useListNeighbours({ list, at }: Pick<PageAddress, 'list' | 'at'>): ListNeighbours | null {
  const language = useLanguage()
  const position = at ?? 1
  const from = Math.max(position - 2, 0)
  const wanted = at !== null && list.query.trim() !== ''
  const { data } = useQuery({
    ...callQuery(language, 'search', 'searchPatents', pageRequest(list, from, 3)),
    placeholderData: keepPreviousData,
    enabled: wanted,
  })
  if (!wanted || data === undefined) return null
  const row = (number: number) => data.list[number - 1 - from] ?? null
  return {
    previous: position > 1 ? row(position - 1) : null,
    next: row(position + 1),
    total: data.total,
    about: data.totalRelation === 'gte',
  }
}
