import { CallError } from './call-error.ts'
import type { Readiness } from './readiness.ts'

/** Throws SEARCH_STARTING as long as searches would not find what they should. */
export function requireReady({ phase }: Readiness): void {
  if (phase !== 'ready') throw new CallError('SEARCH_STARTING')
}
