/** Phases of a start, in order; `rebuilding`: an outdated index is rebuilt from its documents. */
export type StartPhase = 'starting' | 'rebuilding' | 'demonstration' | 'ready'

/** Progress of a process's start, reported by `/readyz`; searches wait for it. */
export interface Readiness {
  phase: StartPhase
  /** Number of demonstration patents written, or of documents in the rebuilt index, and the total. */
  done?: number
  total?: number
  /** It is about to stop: it still serves requests, but should get no new ones. */
  draining?: boolean
}

/** The state before a start. */
export function newReadiness(): Readiness {
  return { phase: 'starting' }
}
