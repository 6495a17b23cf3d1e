import type { PatentRow } from '@gezhi/contract/client'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useLanguage } from '../../../language/use-language.ts'
import { listQuery } from '../../../search-state/list-query.ts'
import { isAsked } from '../../../search-state/search-way.ts'
import { pageRequest } from '../../../search-state/search-request.ts'
import { listWindow } from '../neighbours/list-window.ts'
import type { PageAddress } from '../page-address.ts'

/** What stands before and after a patent in the list it was opened from. */
export interface ListNeighbours {
  readonly previous: PatentRow | null
  readonly next: PatentRow | null
  readonly total: number
  /** The total is a lower bound. */
  readonly about: boolean
}

/**
 * The rows around a position, of which a stretch is asked for so that most steps find theirs there; null while nothing is there, and for a
 * page that was not opened from a list. While another stretch comes there is no step, for the rows still shown stand elsewhere.
 */
export function useListNeighbours({ list, at }: Pick<PageAddress, 'list' | 'at'>): ListNeighbours | null {
  const language = useLanguage()
  const position = at ?? 1
  const { from, size } = listWindow(position)
  const wanted = at !== null && isAsked(list)
  const { data, isPlaceholderData } = useQuery({
    ...listQuery(language, list.way, pageRequest(list, from, size)),
    placeholderData: keepPreviousData,
    enabled: wanted,
  })
  if (!wanted || data === undefined) return null
  const row = (number: number) => (isPlaceholderData ? null : (data.list[number - 1 - from] ?? null))
  return {
    previous: position > 1 ? row(position - 1) : null,
    next: row(position + 1),
    total: data.total,
    about: data.totalRelation === 'gte',
  }
}
