import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'

/** ms in which a removal can be undone. */
const UNDO_MS = 8000

/**
 * Removes rows after a time in which that can be undone, or earlier: when others are removed, and when the page is left. `pending` are the
 * ids not removed yet, which the list hides; `onRemoved` reloads it.
 */
export function useDelayedRemoval(remove: (ids: readonly string[]) => Promise<unknown>, onRemoved: () => Promise<unknown>) {
  const [pending, setPending] = useState<readonly string[]>([])
  const { mutate, error, reset } = useMutation({ mutationFn: remove, onSettled: onRemoved })
  const commit = useEffectEvent((ids: readonly string[]) => {
    mutate(ids, { onSettled: () => setPending((now) => (now === ids ? [] : now)) })
  })
  const leave = useEffectEvent(() => {
    if (pending.length > 0) mutate(pending)
  })
  useEffect(() => {
    if (pending.length === 0) return
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
    remove: (ids: readonly string[]) => {
      if (pending.length > 0) mutate(pending)
      setPending(ids)
    },
    undo: () => setPending([]),
  }
}
