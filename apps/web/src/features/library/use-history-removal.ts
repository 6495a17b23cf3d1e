import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { apiClient } from '../../api/api-client.ts'
import { forgetLastSearch } from '../../search-state/saved/last-recorded-search.ts'
import { useInvalidateHistory } from './use-history.ts'

/** ms in which a deletion can be undone. */
const UNDO_MS = 8000

/** Searches to be deleted: some by id, or all. */
export type Removal = readonly string[] | 'all'

/** A removal and when it was requested, in ms of the page's clock. */
interface PendingRemoval {
  readonly removal: Removal
  readonly since: number
}

/**
 * Deletes searches after a time in which that can be undone, or earlier: when others are deleted, and when the page is left. `pending` are
 * those not deleted yet; the page hides them.
 */
export function useHistoryRemoval() {
  const again = useInvalidateHistory()
  const [pending, setPending] = useState<PendingRemoval | null>(null)
  const { mutate, error, reset } = useMutation({ mutationFn: removeSearches, onSettled: again })
  const commit = useEffectEvent((removal: PendingRemoval) => {
    mutate(removal, { onSettled: () => setPending((now) => (now === removal ? null : now)) })
  })
  const leave = useEffectEvent(() => {
    if (pending !== null) mutate(pending)
  })
  useEffect(() => {
    if (pending === null) return
    const timer = setTimeout(() => commit(pending), UNDO_MS)
    return () => clearTimeout(timer)
  }, [pending])
  useEffect(() => {
    const left = () => leave()
    addEventListener('pagehide', left)
    return () => {
      removeEventListener('pagehide', left)
      leave()
    }
  }, [])
  return {
    pending: pending?.removal ?? null,
    error,
    reset,
    remove: (removal: Removal) => {
      if (pending !== null) mutate(pending)
      setPending({ removal, since: performance.now() })
    },
    undo: () => setPending(null),
  }
}

/** Searches that were run after the history was emptied, in another tab, stay. */
function removeSearches({ removal, since }: PendingRemoval): Promise<unknown> {
  forgetLastSearch()
  if (removal !== 'all') return apiClient.library.deleteHistory({ idList: [...removal] }, { keepalive: true })
  return apiClient.library.emptyHistory({ minAge: Math.max(0, (performance.now() - since) / 1000) }, { keepalive: true })
}
