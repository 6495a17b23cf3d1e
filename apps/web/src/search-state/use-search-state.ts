import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { useKind } from '../kinds/use-kind.ts'
import { parseSearchState, toAddressParams, type SearchState } from './search-state.ts'

/** The search in the address of the page on the screen, and how to change it: a step of the browser's history unless `replace`. */
export function useSearchState(): readonly [SearchState, (next: SearchState, options?: { replace?: boolean }) => void] {
  const params = useSearch({ strict: false })
  const navigate = useNavigate()
  const kind = useKind()
  const state = useMemo(() => parseSearchState(kind, params), [kind, params])
  const change = useCallback(
    (next: SearchState, { replace = false } = {}) => {
      void navigate({ to: '.', search: toAddressParams(next), replace, resetScroll: false })
    },
    [navigate],
  )
  return [state, change]
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The step of the browser's history before this one is the list it was opened from. */
    fromList?: boolean
  }
}
