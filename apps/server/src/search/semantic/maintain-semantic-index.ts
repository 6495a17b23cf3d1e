import type { SemanticSearch } from '@gezhi/search'

export interface SemanticMaintenance {
  /** Stops a running build; completed work is preserved. */
  stop(): Promise<void>
}

export interface SemanticMaintenanceOptions {
  /** ms before the first check and between checks. */
  readonly every: number
  readonly onFailure: (error: unknown) => void
}

/**
 * Maintains the semantic index: checks occasionally for new records, and updates words, lexicon, model and vectors. Runs in one process,
 * whose engine writes the index.
 */
export function maintainSemanticIndex(semantic: SemanticSearch, { every, onFailure }: SemanticMaintenanceOptions): SemanticMaintenance {
  const leaving = new AbortController()
  let running: Promise<void> | null = null
  const look = async () => {
    try {
      const { waiting } = await semantic.status()
      if (waiting > 0 && !leaving.signal.aborted) await semantic.build({ signal: leaving.signal })
    } catch (error) {
      if (!leaving.signal.aborted) onFailure(error)
    }
  }
  const timer = setInterval(() => {
    running ??= look().finally(() => (running = null))
  }, every)
  timer.unref()
  return {
    async stop() {
      clearInterval(timer)
      leaving.abort()
      await running
    },
  }
}
