import { Worker } from 'node:worker_threads'
import type { OwnMapping } from '../mappings/mapping-file.ts'
import type { FoundFile } from './find-files.ts'
import type { ReadEvent } from './read-event.ts'
import type { ProgressOf } from './read-file.ts'
import type { FromReader, ToReader } from './read-file-worker.ts'

/** Left alone, a thread lets its young objects grow to 100 MB before it looks which still live. */
const YOUNG_GENERATION_MB = 12

/**
 * A thread that opens, cuts and reads files, so that unpacking and parsing go on while the engine writes and a server answers. One
 * file at a time.
 */
export class ReadingThread {
  readonly #worker: Worker

  /** `mappings`: of the user, for files of his own. */
  constructor(mappings: readonly OwnMapping[] = []) {
    this.#worker = new Worker(new URL('./read-file-worker.ts', import.meta.url), {
      workerData: mappings,
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION_MB },
    })
  }

  /**
   * The events of one file, one ahead of what is asked for. Throws when the thread dies, and the reason of `signal` when that is aborted,
   * whatever the thread is at; it can only be closed then.
   */
  async *read(file: FoundFile, progressOf: ProgressOf, signal: AbortSignal): AsyncGenerator<ReadEvent> {
    const waiting: (FromReader | Error)[] = []
    let wake: (() => void) | null = null
    const arrive = (message: FromReader | Error) => {
      waiting.push(message)
      wake?.()
    }
    const onAbort = () => arrive(signal.reason as Error)
    const onExit = (code: number) => arrive(new Error(`The reading thread ended with code ${code}`))
    this.#worker.on('message', arrive).on('error', arrive).on('exit', onExit)
    signal.addEventListener('abort', onAbort)
    try {
      signal.throwIfAborted()
      this.#send({ kind: 'read', file })
      for (;;) {
        while (waiting.length === 0) await new Promise<void>((resolve) => (wake = resolve))
        signal.throwIfAborted()
        const message = waiting.shift() as FromReader | Error
        if (message instanceof Error) throw message
        if (message.kind === 'end') return
        if (message.kind === 'progress') this.#send({ kind: 'progress', progress: await progressOf(message.source, message.recordKind) })
        else {
          yield message.event
          this.#send({ kind: 'taken' })
        }
      }
    } finally {
      signal.removeEventListener('abort', onAbort)
      this.#worker.off('message', arrive).off('error', arrive).off('exit', onExit)
    }
  }

  async close(): Promise<void> {
    await this.#worker.terminate()
  }

  #send(message: ToReader): void {
    this.#worker.postMessage(message)
  }
}
