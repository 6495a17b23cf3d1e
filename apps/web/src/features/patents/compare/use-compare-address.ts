import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { parseCompareAddress, toCompareParams, type CompareAddress } from './compare-address.ts'

/** The address of the comparison, and a function to change it, which adds no history entries. */
export function useCompareAddress(): readonly [CompareAddress, (next: CompareAddress) => void] {
  const params = useSearch({ strict: false })
  const navigate = useNavigate()
  const address = useMemo(() => parseCompareAddress(params), [params])
  const change = useCallback(
    (next: CompareAddress) => void navigate({ to: '.', search: toCompareParams(next), replace: true, state: true, resetScroll: false }),
    [navigate],
  )
  return [address, change]
}
