import { setTimeout as sleep } from 'node:timers/promises'
import { SearchError, type IndexRebuild } from '@gezhi/search'
import type { OperationName } from '@gezhi/threads'
import type { IndexWriting } from '../engine-parts.ts'
import type { JobOptions } from './job-options.ts'
import { rebuildOutdated, type RebuildOptions } from './rebuild-outdated.ts'
import type { WriterOperations, WriterSettings } from './writer-protocol.ts'

/** Runs a rebuild in its turn: of the indexes of several kinds one at a time. Rejects when the signal is aborted before. */
export type RebuildQueue = (signal: AbortSignal, rebuild: () => Promise<void>) => Promise<void>

export interface RebuildsBeside extends Pick<RebuildOptions, 'onRebuild'> {
  readonly queue: RebuildQueue
  /** Called with the reason of each attempt that failed; another one follows a minute later. */
  readonly onFailure?: (reason: string) => void
}

interface BesideOptions extends RebuildsBeside, Pick<RebuildOptions, 'signal'> {
  /** Documents of the outdated index. */
  readonly documents: number
}

/** ms after a failure, such as a full disk, before the next attempt. */
const RETRY_AFTER = 60_000
/** Searches come first; on a busy machine the rebuild still goes on. */
const NICENESS = 5

/** The rebuild of an outdated index while it answers searches; tried again until it succeeds or is stopped. */
export class RebuildBeside implements IndexRebuild {
  done = 0
  total: number
  since: number | null = null
  error: string | null = null
  readonly ended: Promise<void>
  readonly #stopping = new AbortController()

  constructor(settings: WriterSettings & { readonly indexName: string }, options: BesideOptions) {
    this.total = options.documents
    this.ended = this.#run(settings, options)
  }

  /** Ends it; the outdated index stays as it was. */
  async stop(): Promise<void> {
    this.#stopping.abort()
    await this.ended
  }

  async #run(settings: WriterSettings & { readonly indexName: string }, options: BesideOptions): Promise<void> {
    const { queue, signal, onRebuild, onFailure } = options
    const stopped = signal === undefined ? this.#stopping.signal : AbortSignal.any([signal, this.#stopping.signal])
    const onProgress = (done: number, total: number) => {
      this.done = done
      this.total = total
      onRebuild?.(done, total)
    }
    while (!stopped.aborted) {
      try {
        await queue(stopped, async () => {
          this.since = Date.now()
          await rebuildOutdated(settings, { signal: stopped, onRebuild: onProgress, niceness: NICENESS })
        })
        return
      } catch (error) {
        if (stopped.aborted) return
        this.since = null
        this.error = (error as Error).message
        onFailure?.(this.error)
        // Only a stop ends it early.
        await sleep(RETRY_AFTER, undefined, { signal: stopped, ref: false }).catch(() => {})
      }
    }
  }
}

/** Writes to an index once its rebuild has ended: what went into the old one would be missing in the new one. */
export class WriterAfterRebuild implements IndexWriting {
  readonly #writer: IndexWriting
  readonly #rebuild: RebuildBeside
  #closed = false

  constructor(writer: IndexWriting, rebuild: RebuildBeside) {
    this.#writer = writer
    this.#rebuild = rebuild
  }

  async run<Name extends OperationName<WriterOperations>>(
    operation: Name,
    request: WriterOperations[Name]['request'],
    options?: JobOptions,
  ): Promise<WriterOperations[Name]['response']> {
    await this.#rebuild.ended
    if (this.#closed) throw new SearchError('closed', 'The engine was closed before its index had been rebuilt')
    return this.#writer.run(operation, request, options)
  }

  async close(): Promise<void> {
    this.#closed = true
    await this.#rebuild.stop()
    await this.#writer.close()
  }
}
