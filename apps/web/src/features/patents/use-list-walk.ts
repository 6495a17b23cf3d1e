import { useNavigate, useRouter } from '@tanstack/react-router'
import { hasCriteria } from '../../search-state/search-mode.ts'
import { useListNeighbours } from './api/use-list-neighbours.ts'
import { listParams, type PageAddress } from './page-address.ts'

/** Navigation in the list a patent was opened from. */
export interface ListWalk {
  readonly position: number
  readonly total: number
  readonly about: boolean
  /** Why there is no next one: the list ends, or the caller may look no further. */
  readonly end: 'list' | 'limit' | null
  /** null at the ends of the list. */
  readonly previous: (() => void) | null
  readonly next: (() => void) | null
}

/** Previous and next in the list, null if the page was not opened from a list. A step replaces the page in the browser's history. */
export function useListWalk(address: PageAddress, change: (change: Partial<PageAddress>) => void): ListWalk | null {
  const neighbours = useListNeighbours(address)
  const at = address.at
  if (neighbours === null || at === null) return null
  const step = (row: { id: string; publication_number: string | null } | null, by: number) =>
    row && (() => change({ id: row.publication_number ?? row.id, at: at + by }))
  return {
    position: at,
    total: neighbours.total,
    about: neighbours.about,
    end: neighbours.end,
    previous: step(neighbours.previous, -1),
    next: step(neighbours.next, 1),
  }
}

/**
 * The way back to the list, null without one. Goes back in the browser's history if the previous entry is the list page that contains the
 * patent, so that its state is restored; otherwise opens that page.
 */
export function useBackToList(address: PageAddress): (() => void) | null {
  const router = useRouter()
  const navigate = useNavigate()
  if (!hasCriteria(address.list)) return null
  return () => {
    const samePage = address.at === null || Math.ceil(address.at / address.list.size) === address.list.page
    if (router.state.location.state.fromList && samePage) router.history.back()
    else void navigate({ to: '/resultList', search: listParams(address) })
  }
}
