import { useEffect } from 'react'
import { isLongQuery, keyOfQuery } from '../../search-state/long-queries.ts'
import type { SearchState } from '../../search-state/search-state.ts'

/** Stores a long query on the server and replaces it in the address by its key. On failure the address stays long. */
export function useShortAddress(state: SearchState, setState: (state: SearchState, options: { replace: boolean }) => void): void {
  useEffect(() => {
    if (state.kind.calls.storeQuery === undefined || !isLongQuery(state.query) || keyOfQuery(state.query) !== undefined) return
    let shown = true
    const store = async () => {
      const { storeLongQuery } = await import('../../search-state/store-long-query.ts')
      await storeLongQuery(state.kind, state.query)
      if (shown) setState(state, { replace: true })
    }
    // The long address works as well.
    store().catch(() => {})
    return () => {
      shown = false
    }
  }, [state, setState])
}
