import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { apiClient } from '../../api/api-client.ts'
import { useHistoryAgain } from './use-history.ts'

/** ms in which a deletion can be undone. */
const UNDO_MS = 8000

/** Searches to be deleted: some by id, or all. */
export type Removal = readonly string[] | 'all'

/**
 * Deletes searches after a time in which that can be undone, or earlier: when others are deleted, and when the page is left. `pending` are
 * those not deleted yet; the page hides them.
 */
export function useHistoryRemoval() {
  const again = useHistoryAgain()
  const [pending, setPending] = useState<Removal | null>(null)
  const { mutate, error, reset } = useMutation({
    mutationFn: (removal: Removal) =>
      removal === 'all' ? apiClient.library.emptyHistory({}) : apiClient.library.deleteHistory({ idList: [...removal] }),
    onSettled: again,
  })
  const commit = useEffectEvent((removal: Removal) => {
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
    pending,
    error,
    reset,
    remove: (removal: Removal) => {
      if (pending !== null) mutate(pending)
      setPending(removal)
    },
    undo: () => setPending(null),
  }
}
