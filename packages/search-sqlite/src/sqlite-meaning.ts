import type {
  MeaningBuildOptions,
  MeaningHit,
  MeaningPage,
  MeaningRequest,
  MeaningSearch,
  MeaningStatus,
  Neighbour,
  NeighboursRequest,
} from '@gezhi/search'
import { SearchError } from '@gezhi/search'
import { BuildProgress } from './meaning/build/build-progress.ts'
import type { WrittenMeaningPage } from './meaning/rank/rank-by-meaning.ts'
import type { BuildArgument } from './meaning-thread.ts'
import { readRecord } from './storage/stored-record.ts'
import type { JobOptions } from './threads/job-queue.ts'
import { WorkerThread } from './threads/worker-thread.ts'

/** What searching by meaning needs of the engine it belongs to. */
export interface MeaningThreads {
  /** Path of the live index. */
  readonly path: () => string
  readonly read: <T>(call: string, request: object, options: JobOptions) => Promise<T>
  /** Has all readers load what was built. */
  readonly warm: () => Promise<void>
}

/** How often whoever waits for a build is told how far it got. */
const SAY_EVERY = 500

/** Searching by meaning over an SQLite index: searches in its reader threads, builds in a thread of their own that ends with them. */
export class SqliteMeaning implements MeaningSearch {
  readonly #threads: MeaningThreads
  #builder: WorkerThread | null = null

  constructor(threads: MeaningThreads) {
    this.#threads = threads
  }

  async rank({ signal, ...request }: MeaningRequest): Promise<MeaningPage> {
    const page = await this.#threads.read<WrittenMeaningPage>('rankByMeaning', request, { signal })
    return { ...page, hits: page.hits.map(({ texts, ...hit }): MeaningHit => ({ ...hit, record: readRecord(texts) })) }
  }

  neighbours({ signal, ...request }: NeighboursRequest): Promise<Neighbour[]> {
    return this.#threads.read('neighbours', request, { signal })
  }

  async build({ signal, onProgress, retrain = false }: MeaningBuildOptions = {}): Promise<MeaningStatus> {
    if (this.#builder !== null) throw new SearchError('unsupported', 'Vectors are being built already')
    const builder = new WorkerThread(new URL('./meaning-thread.ts', import.meta.url), null)
    this.#builder = builder
    const progress = new SharedArrayBuffer(12)
    const said = onProgress === undefined ? undefined : setInterval(() => tell(progress, onProgress), SAY_EVERY)
    try {
      const argument: BuildArgument = { path: this.#threads.path(), retrain, progress }
      const status = await builder.run<Omit<MeaningStatus, 'building'>>('build', argument, signal)
      if (onProgress !== undefined) tell(progress, onProgress)
      await this.#threads.warm()
      return { ...status, building: false }
    } finally {
      clearInterval(said)
      this.#builder = null
      await builder.close()
    }
  }

  async status(): Promise<MeaningStatus> {
    const status = await this.#threads.read<Omit<MeaningStatus, 'building'>>('meaningStatus', {}, {})
    return { ...status, building: this.#builder !== null }
  }

  async close(): Promise<void> {
    await this.#builder?.close()
  }
}

function tell(shared: SharedArrayBuffer, onProgress: NonNullable<MeaningBuildOptions['onProgress']>): void {
  const progress = new BuildProgress(shared).read()
  if (progress !== null) onProgress(progress)
}
