import type { Handlers } from '../plugins/call-context.ts'
import type { GuestTokens } from './guest-tokens.ts'

/** Calls of the domain accounts. */
export function accountHandlers(guests: GuestTokens): Handlers['accounts'] {
  return {
    getGuestToken: ({ userId }) => guests.issue(userId),
  }
}
