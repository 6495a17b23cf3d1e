import type { SessionUser } from '../../session/session-store.ts'

/** The search that was stored last in this tab. */
let last: { readonly user: SessionUser; readonly key: string } | null = null

/**
 * Whether a search has to be stored: a list that is shown again, as on the way back from a record, is not another run, which would get
 * another number (G213).
 */
export function isNewSearch(user: SessionUser, key: string): boolean {
  if (last?.user === user && last.key === key) return false
  last = { user, key }
  return true
}

/** Called when searches are deleted, or when one could not be stored: the same search is stored again when it is shown again. */
export function forgetLastSearch(): void {
  last = null
}
