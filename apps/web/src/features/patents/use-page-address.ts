import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { parsePageAddress, toPageParams, type PageAddress } from './page-address.ts'

/** The address of the patent page, and a function to change display options, which adds no history entries. */
export function usePageAddress(): readonly [PageAddress, (change: Partial<PageAddress>) => void] {
  const params = useSearch({ strict: false })
  const navigate = useNavigate()
  const address = useMemo(() => parsePageAddress(params), [params])
  const change = useCallback(
    (part: Partial<PageAddress>) => {
      void navigate({ to: '.', search: toPageParams({ ...address, ...part }), replace: true, state: true, resetScroll: false })
    },
    [address, navigate],
  )
  return [address, change]
}
