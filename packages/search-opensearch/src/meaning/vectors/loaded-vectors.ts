import type { NearWord } from '@gezhi/search/meaning'
import { WorkerThread } from '@gezhi/search/threads'
import type { CosinesArgument, Nearest, NearestArgument, VectorsSettings, WordsArgument } from './vectors-thread.ts'

/** The vectors of a store, held and compared in a thread of their own: a scan of a million takes a tenth of a second. */
export class LoadedVectors {
  readonly #thread: WorkerThread
  /** Jobs of the thread follow each other. */
  #queue: Promise<unknown>

  constructor(settings: VectorsSettings) {
    this.#thread = new WorkerThread(new URL('./vectors-thread.ts', import.meta.url), settings)
    this.#queue = Promise.resolve()
  }

  /** Before anything else. Answers how many there are. */
  load(): Promise<number> {
    return this.#run('load', null)
  }

  nearest(argument: NearestArgument): Promise<Nearest | null> {
    return this.#run('nearest', argument)
  }

  cosines(argument: CosinesArgument): Promise<Float64Array> {
    return this.#run('cosines', argument)
  }

  vectorOf(docId: string): Promise<Float32Array | null> {
    return this.#run('vectorOf', docId)
  }

  words(argument: WordsArgument): Promise<NearWord[]> {
    return this.#run('words', argument)
  }

  close(): Promise<void> {
    return this.#thread.close()
  }

  #run<T>(call: string, argument: unknown): Promise<T> {
    const done = this.#queue.then(() => this.#thread.run<T>(call, argument))
    // Whoever asked hears of a failure; the next one has its turn all the same.
    this.#queue = done.catch(() => {})
    return done
  }
}
