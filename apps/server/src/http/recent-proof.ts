import type { AnyCall, RecentProof } from '@gezhi/contract'
import type { Caller } from './call-context.ts'
import { CallError } from './call-error.ts'

/** How long a login or a proof of identity suffices for sensitive calls (G210), in ms. */
export const PROOF_LIFETIME = 10 * 60_000

/**
 * Throws PROOF_NEEDED if a call needs a recent proof of who its caller is and neither their login nor their last proof is recent. Without
 * `request` only calls that always need one are checked, so that this happens before their body is read; `now` in ms.
 */
export function requireRecentProof({ recentProof }: AnyCall, caller: Caller, now: number, request?: unknown): void {
  if (recentProof === undefined || !isNeeded(recentProof, caller, request)) return
  if (caller.kind === 'user' && now - caller.provenAt < PROOF_LIFETIME) return
  throw new CallError('PROOF_NEEDED', { minutes: PROOF_LIFETIME / 60_000 })
}

function isNeeded(recentProof: RecentProof, caller: Caller, request: unknown): boolean {
  if (recentProof === true) return true
  // For a caller with a second factor a password or a code sent to the phone is no proof.
  if ('unlessGiven' in recentProof && caller.kind === 'user' && caller.totp) return true
  if (typeof request !== 'object' || request === null) return false
  const given = (field: string) => Boolean((request as Readonly<Record<string, unknown>>)[field])
  return 'ifGiven' in recentProof ? given(recentProof.ifGiven) : !given(recentProof.unlessGiven)
}
