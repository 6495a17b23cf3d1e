import type { SemanticSearch } from '@gezhi/search'

export interface SemanticMaintenance {
  /** Ends a build that runs; what it did is kept. */
  stop(): Promise<void>
}

export interface SemanticMaintenanceOptions {
  /** ms before the first look and between looks. */
  readonly every: number
  readonly onFailure: (error: unknown) => void
}

/**
 * Keeps what semantic search needs up with the records: looks now and then whether records wait, and brings words, lexicon, model and
 * vectors up to them. One process does this, the one whose engine holds the index.
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
