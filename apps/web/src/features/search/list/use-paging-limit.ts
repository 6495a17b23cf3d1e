import { useEffect, useRef, useState } from 'react'
import type { SearchState } from '../../../search-state/search-state.ts'
import { openLoginDialog } from '../../../session/login-dialog.ts'
import { openPurchaseDialog } from '../../../session/purchase-dialog.ts'
import type { useResultPage } from '../api/use-result-page.ts'
import { listAddress } from './list-position.ts'
import { pagingRejection } from './paging-rejection.ts'

/** Delay between the explanation and the login dialog for visitors (B.paging.05). */
const LOGIN_DELAY_MS = 1000

/** Why a page was not shown. */
export type PagingRejection = NonNullable<ReturnType<typeof pagingRejection>>

/**
 * Returns from a page beyond the caller's limit to the page shown before (B.paging.07, B.paging.09, decision G27), or, if the address was
 * opened, to the last permitted one, and returns the reason, until another page or search is displayed. A guest gets the login over the page, a free user the
 * purchase dialog (B.paging.06).
 */
export function usePagingLimit(
  state: SearchState,
  page: ReturnType<typeof useResultPage>,
  onState: (state: SearchState, options?: { replace?: boolean }) => void,
): PagingRejection | null {
  const list = listAddress({ ...state, page: 1 })
  // Null until a page was shown.
  const before = useRef<{ readonly list: string; readonly page: number } | null>(null)
  const [rejected, setRejected] = useState<{ readonly list: string; readonly page: number; readonly rejection: PagingRejection } | null>(
    null,
  )
  const shows = page.isSuccess && !page.isPlaceholderData
  useEffect(() => {
    if (shows) before.current = { list, page: state.page }
  }, [shows, list, state.page])
  useEffect(() => {
    const rejection = pagingRejection(page.error)
    if (rejection === null || state.page === 1) return
    const back = before.current?.list === list ? before.current.page : lastPage(rejection.limit, state.size)
    setRejected({ list, page: back, rejection })
    onState({ ...state, page: back }, { replace: true })
  }, [page.error, list, state, onState])
  useEffect(() => {
    if (rejected?.rejection.needsProduct) openPurchaseDialog(null, rejected.rejection.message)
    if (!rejected?.rejection.needsLogin) return
    const timer = setTimeout(openLoginDialog, LOGIN_DELAY_MS)
    return () => clearTimeout(timer)
  }, [rejected])
  return rejected !== null && rejected.list === list && rejected.page === state.page ? rejected.rejection : null
}

/** The last page within a limit of results. */
function lastPage(limit: number, size: number): number {
  return Math.max(1, Math.floor(limit / size))
}
