import type { AnyCall } from './call.ts'
import { ownRejections } from './capabilities.ts'
import type { ErrorName } from './errors.ts'

/** Errors of a call besides the general ones: those it lists, and those of its required capability and proof. */
export function callErrors({ who, requires, recentProof, errors = [] }: AnyCall): readonly ErrorName[] {
  return [
    ...errors,
    ...(requires === undefined ? [] : ownRejections(requires)),
    ...(who === 'operator' ? (['TOTP_REQUIRED'] as const) : []),
    ...(recentProof === undefined ? [] : (['PROOF_NEEDED'] as const)),
  ]
}
