import type { Caller } from '../http/call-context.ts'

/** Who stored something: a user, a guest, or on an open server somebody without a token. */
export interface SearchOwner {
  readonly userId: string | null
  readonly guestId: string | null
}

/** What nobody opened or searched by for so many ms is forgotten: 90 days. */
export const SEARCH_RETENTION = 90 * 24 * 3_600_000

/** Whose it is that a caller stores. */
export function ownerOf(caller: Caller): SearchOwner {
  return {
    userId: caller.kind === 'user' ? caller.userId : null,
    guestId: caller.kind === 'guest' ? caller.guestId : null,
  }
}
