import type { SourceProgress } from '@gezhi/search'
import { WorkerThread } from '@gezhi/threads'
import type { OwnMapping } from '../mappings/mapping-file.ts'
import type { FoundFile } from './find-files.ts'
import type { ReadEvent } from './read-event.ts'
import type { ProgressOf } from './read-file.ts'
import { READING_THREAD, type ReadingOperations, type ReadStep } from './reading-protocol.ts'

/**
 * A thread that opens, cuts and reads files, so that decompression and parsing run in parallel with the engine's writes and a server's
 * requests. One file at a time.
 */
export class ReadingThread {
  readonly #thread: WorkerThread<ReadingOperations>

  /** `mappings`: the user's own. */
  constructor(mappings: readonly OwnMapping[] = []) {
    this.#thread = new WorkerThread(READING_THREAD, mappings, { stopsWithin: 0 })
  }

  /**
   * The events of one file, read one ahead, so that reading and writing overlap and at most two are in memory. Throws when the thread
   * dies, and the reason of `signal` when it is aborted, whatever the thread is doing; it can only be closed then.
   */
  async *read(file: FoundFile, progressOf: ProgressOf, signal: AbortSignal): AsyncGenerator<ReadEvent> {
    await this.#thread.call('open', file, { signal })
    let next = this.#next(null, signal)
    for (let step = await next; step !== 'end'; step = await next) {
      if ('question' in step) next = this.#next(await progressOf(step.question.source, step.question.recordKind), signal)
      else {
        next = this.#next(null, signal)
        yield step.event
      }
    }
  }

  async close(): Promise<void> {
    await this.#thread.close()
  }

  #next(progress: SourceProgress | null, signal: AbortSignal): Promise<ReadStep> {
    const step = this.#thread.call('next', progress, { signal })
    // The caller that takes the step handles its failure; there may be no such caller.
    step.catch(() => {})
    return step
  }
}
