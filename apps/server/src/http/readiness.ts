/** What a start is busy with, in order. */
export type StartPhase = 'starting' | 'demonstration' | 'ready'

/** How far a process has come; `/readyz` tells it, and searches wait for it. */
export interface Readiness {
  phase: StartPhase
  /** Demonstration patents written, and how many there will be. */
  done?: number
  total?: number
  /** It is about to stop: it still answers, but nothing new should be sent to it. */
  draining?: boolean
}

/** A start that has not begun. */
export function newReadiness(): Readiness {
  return { phase: 'starting' }
}
