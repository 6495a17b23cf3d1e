import { SearchError } from '@gezhi/search'
import { WorkerThread, type OperationName, type ThreadOptions } from '@gezhi/threads'
import type { KindSettings } from '@gezhi/search/threads'
import { SEMANTIC_THREAD, type SemanticOperations } from './semantic-protocol.ts'

export type BuildThread = WorkerThread<SemanticOperations>

/** Runs the stages of a build, each in a thread of its own: the memory of one is free before the next begins. */
export class BuildThreads {
  readonly #settings: KindSettings
  readonly #options: ThreadOptions<SemanticOperations>
  #running: BuildThread | null = null
  #closed = false

  constructor(settings: KindSettings, options: ThreadOptions<SemanticOperations>) {
    this.#settings = settings
    this.#options = options
  }

  /** Runs one stage. Rejects like `WorkerThread.call`. */
  call<Name extends OperationName<SemanticOperations>>(
    stage: Name,
    request: SemanticOperations[Name]['request'],
    signal: AbortSignal | undefined,
  ): Promise<SemanticOperations[Name]['response']> {
    return this.use((thread) => thread.call(stage, request, { signal }))
  }

  /** The same for a stage of several calls. */
  async use<Result>(work: (thread: BuildThread) => Promise<Result>): Promise<Result> {
    if (this.#closed) throw new SearchError('closed', 'The search engine is closed')
    const thread = new WorkerThread(SEMANTIC_THREAD, this.#settings, this.#options)
    this.#running = thread
    try {
      return await work(thread)
    } finally {
      await thread.close()
      this.#running = null
    }
  }

  /** Terminates the running stage, which rejects; no further one begins. */
  async close(): Promise<void> {
    this.#closed = true
    await this.#running?.close()
  }
}
