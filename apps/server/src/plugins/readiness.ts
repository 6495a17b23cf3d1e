/** What a start is busy with, in order. */
export type StartPhase = 'starting' | 'demonstration' | 'ready' | 'stopping'

/** How far the start has come; `/readyz` tells it, and searches wait for it. */
export interface Readiness {
  phase: StartPhase
  /** Demonstration patents written, and how many there will be. */
  done?: number
  total?: number
}

/** A start that has not begun. */
export function newReadiness(): Readiness {
  return { phase: 'starting' }
}
