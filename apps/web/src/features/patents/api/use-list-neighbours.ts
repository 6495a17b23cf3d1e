import { ApiError, type PatentRow } from '@gezhi/contract/client'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useLanguage } from '../../../language/use-language.ts'
import { listQuery } from '../../../search-state/list-query.ts'
import { hasCriteria } from '../../../search-state/search-mode.ts'
import { pageRequest } from '../../../search-state/search-request.ts'
import { listWindow, pageWindow, type ListWindow } from '../neighbours/list-window.ts'
import type { PageAddress } from '../page-address.ts'

/** The previous and next patents in the list it was opened from. */
export interface ListNeighbours {
  readonly previous: PatentRow | null
  readonly next: PatentRow | null
  readonly total: number
  /** The total is a lower bound. */
  readonly about: boolean
  /** Why there is no next patent: the list ends, or the caller's limit is reached. null if there is one, or may be. */
  readonly end: 'list' | 'limit' | null
}

/**
 * The rows around a position, loaded in ranges so that most steps need no request; null until loaded, and for a page that was not opened
 * from a list. While another range is loading there is no step, because the displayed rows have other positions. For a range beyond the
 * caller's limit the page of the list is used instead.
 */
export function useListNeighbours({ list, at }: Pick<PageAddress, 'list' | 'at'>): ListNeighbours | null {
  const language = useLanguage()
  const position = at ?? 1
  const enabled = at !== null && hasCriteria(list)
  const ask = ({ from, size }: ListWindow) => listQuery<PatentRow>(language, list, pageRequest(list, from, size))
  const stretch = useQuery({ ...ask(listWindow(position)), placeholderData: keepPreviousData, enabled })
  const isRejected = stretch.error instanceof ApiError && stretch.error.code === 403
  const page = useQuery({ ...ask(pageWindow(position, list.size)), enabled: enabled && isRejected })
  const { data, isPlaceholderData } = isRejected ? page : stretch
  if (!enabled || data === undefined) return null
  const { from, size } = isRejected ? pageWindow(position, list.size) : listWindow(position)
  // A reader limited to one page can view the page they came from.
  const max = data.viewable === size ? list.size : (data.viewable ?? Infinity)
  const row = (number: number) => (isPlaceholderData || number > max ? null : (data.list[number - 1 - from] ?? null))
  const next = row(position + 1)
  const isLast = !isPlaceholderData && next === null
  return {
    previous: position > 1 ? row(position - 1) : null,
    next,
    total: data.total,
    about: data.totalRelation === 'gte',
    end: !isLast ? null : position < data.total ? 'limit' : 'list',
  }
}
