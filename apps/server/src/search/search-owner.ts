import type { Caller } from '../http/call-context.ts'

/** Owner of stored searches: a user, a guest, or on an open server a caller without a token. */
export interface SearchOwner {
  readonly userId: string | null
  readonly guestId: string | null
}

/** ms after which stored searches that nobody used are deleted: 90 days. */
export const SEARCH_RETENTION = 90 * 24 * 3_600_000

/** The owner of what a caller stores. */
export function ownerOf(caller: Caller): SearchOwner {
  return {
    userId: caller.kind === 'user' ? caller.userId : null,
    guestId: caller.kind === 'guest' ? caller.guestId : null,
  }
}
