import type { FollowType } from '@gezhi/contract/client'
import { useEffect, useEffectEvent, useState } from 'react'
import { apiClient } from '../../api/api-client.ts'
import { useInvalidateFollows } from '../../components/followed-record/use-follow.ts'

/** Calls at most: while an import is running, every comparison may be out of date again. */
const MAX_CALLS = 200

/** Compares the follows that are pending with the index, a batch a call, and then reloads the list. Returns how many are left. */
export function useComparison(type: FollowType, pending: number): number {
  const [left, setLeft] = useState(0)
  const reload = useEffectEvent(useInvalidateFollows())
  useEffect(() => {
    if (pending === 0) return
    let stopped = false
    const compare = async () => {
      let rest = pending
      for (let calls = 0; calls < MAX_CALLS && rest > 0 && !stopped; calls += 1) {
        setLeft(rest)
        const next = (await apiClient.follows.compareFollows({ type })).pending
        if (next >= rest) break
        rest = next
      }
      if (!stopped) await reload()
    }
    compare()
      // The list shows what is known; it is compared when it is opened again.
      .catch(() => {})
      .finally(() => {
        if (!stopped) setLeft(0)
      })
    return () => {
      stopped = true
    }
  }, [type, pending])
  return left
}
