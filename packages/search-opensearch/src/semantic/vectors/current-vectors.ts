import { WorkerThread } from '@gezhi/threads'
import type { ClusterOptions } from '../../cluster.ts'
import type { BuiltModel, SemanticState } from '../semantic-state.ts'
import { VECTORS_THREAD, type VectorsOperations } from './vectors-protocol.ts'

/** Up to this many vectors are loaded while a search waits; more are loaded in the background, and until then searches use no vectors. */
const WAITED_FOR = 50_000
/** Maximum number of loaded vectors: with 256 components each they would take a gigabyte per process. */
const MAX_HELD = 4_000_000
/** How long outdated vectors remain available. */
const GRACE_MS = 15_000

type VectorsThread = WorkerThread<VectorsOperations>

/** Loaded vectors and their model. */
export interface HeldVectors {
  readonly vectors: VectorsThread
  readonly model: BuiltModel
  /** Vectors of documents written later are outdated or missing. */
  readonly builtAt: number
}

/** Loads the current vectors and updates them after each build; the previous ones are used until the new ones are loaded. */
export class CurrentVectors {
  readonly #cluster: ClusterOptions
  readonly #warn: (what: string) => void
  #held: HeldVectors | null = null
  /** The state that is loaded or being loaded. */
  #version = -1
  #loading: Promise<void> = Promise.resolve()
  #starting: VectorsThread | null = null
  readonly #leaving = new Set<VectorsThread>()
  #closed = false

  constructor(cluster: ClusterOptions, warn: (what: string) => void) {
    this.#cluster = cluster
    this.#warn = warn
  }

  /** The vectors for a state of an index; waits for them if `isAwaited` or if there are few. */
  async of(state: SemanticState | null, isAwaited = false): Promise<HeldVectors | null> {
    if (state?.model == null || state.documents > MAX_HELD) return null
    if (state.version !== this.#version) {
      this.#version = state.version
      this.#loading = this.#load(state, state.model)
    }
    if (isAwaited || state.documents <= WAITED_FOR) await this.#loading
    return this.#held?.model.store === state.model.store ? this.#held : null
  }

  async close(): Promise<void> {
    this.#closed = true
    await this.#starting?.close()
    await this.#loading
    await this.#held?.vectors.close()
    for (const vectors of this.#leaving) await vectors.close()
  }

  async #load({ builtAt }: SemanticState, model: BuiltModel): Promise<void> {
    const vectors = new WorkerThread(VECTORS_THREAD, { cluster: this.#cluster, store: model.store, dimensions: model.dimensions })
    this.#starting = vectors
    try {
      await vectors.call('load', null)
    } catch (error) {
      // A build may have replaced the model: the next search uses the new one.
      this.#version = -1
      await vectors.close()
      if (!this.#closed) this.#warn(`Vectors could not be loaded: ${error instanceof Error ? error.message : String(error)}`)
      return
    }
    this.#starting = null
    const before = this.#held
    this.#held = { vectors, model, builtAt }
    if (before === null) return
    // Searches that have begun may still use them.
    this.#leaving.add(before.vectors)
    setTimeout(() => void this.#let(before.vectors), GRACE_MS).unref()
  }

  async #let(vectors: VectorsThread): Promise<void> {
    this.#leaving.delete(vectors)
    await vectors.close()
  }
}
