import type { AnyCall, RecentProof } from '@gezhi/contract'
import type { Caller } from './call-context.ts'
import { CallError } from './call-error.ts'

/** ms for which a login or proof of identity admits sensitive calls (G210). */
export const PROOF_LIFETIME = 10 * 60_000

/**
 * Throws PROOF_NEEDED if a call requires a recent proof of identity and neither login nor last proof is recent. Without
 * `request` only calls that always require one are checked, before their body is read; `now` in ms.
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
