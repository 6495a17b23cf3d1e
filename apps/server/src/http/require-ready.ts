import { CallError } from './call-error.ts'
import type { Readiness } from './readiness.ts'

/** Throws SEARCH_STARTING while the index is incomplete. */
export function requireReady({ phase }: Readiness): void {
  if (phase !== 'ready') throw new CallError('SEARCH_STARTING')
}
