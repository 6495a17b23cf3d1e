import type { PictureSimilarity } from '@gezhi/pictures'
import { WorkerThread } from '@gezhi/threads'
import { CallError } from '../http/call-error.ts'
import { boundedQueue, QueueFullError } from '../platform/bounded-queue.ts'
import type { SharedPictures } from './shared-pictures.ts'
import { callerSlots, NoSlotError } from '../platform/caller-slots.ts'
import {
  SEARCH_THREAD,
  type ComparisonTask,
  type FoundPictures,
  type IndexProgress,
  type PictureProblem,
  type PictureSearchTask,
} from './search-thread-protocol.ts'

/** Searches and uploads of one user at the same time; the others wait for no more than these. */
const AT_ONCE_PER_USER = 2
/** Those of all users that wait for the thread. */
const QUEUE = { atOnce: 1, waiting: 40 }
/** ms of the work of one search or upload. */
const TIME_LIMIT = 15_000
/** ms until a cancelled task is abandoned with the caches of its thread: only native code takes long, which is not interrupted any sooner. */
const STOPS_WITHIN = 5000

/** A prepared upload. */
export interface PreparedUpload {
  readonly bytes: Buffer
  readonly extension: string
  readonly width: number
  readonly height: number
}

/** Searches the index of pictures and decodes uploads, in one thread, in turn; no user occupies it. */
export class PictureSearch {
  readonly #folder: string
  readonly #shared: SharedPictures | null
  readonly #onDamaged: (error: unknown) => void
  readonly #thread = new WorkerThread(SEARCH_THREAD, undefined, { stopsWithin: STOPS_WITHIN })
  readonly #queue = boundedQueue(QUEUE)
  readonly #slots = callerSlots(AT_ONCE_PER_USER)

  /** `shared`: where other machines fetch their index. `onDamaged` is called once for an index that was damaged, and removed. */
  constructor(folder: string, shared: SharedPictures | null = null, onDamaged: (error: unknown) => void = () => {}) {
    this.#folder = folder
    this.#onDamaged = onDamaged
    this.#shared = shared
  }

  /** Throws PICTURE_INDEX_MISSING, PICTURE_SEARCH_BUSY, and an error that names what is wrong with a picture. */
  async search(userId: string, task: Omit<PictureSearchTask, 'folder'>, signal: AbortSignal): Promise<FoundPictures> {
    await this.#shared?.fetchNewest(this.#folder)
    const found = await this.#queued(userId, signal, (limited) =>
      this.#orMissing(this.#thread.call('search', { ...task, folder: this.#folder }, { signal: limited })),
    )
    if (found === null) throw new CallError('PICTURE_INDEX_MISSING')
    return withoutProblem(found)
  }

  /** Where two pictures resemble each other. Throws as a search does. */
  async compare(userId: string, task: Omit<ComparisonTask, 'folder'>, signal: AbortSignal): Promise<PictureSimilarity> {
    const compared = await this.#queued(userId, signal, (limited) =>
      this.#orMissing(this.#thread.call('compare', { ...task, folder: this.#folder }, { signal: limited })),
    )
    if (compared === null) throw new CallError('PICTURE_INDEX_MISSING')
    return withoutProblem(compared)
  }

  /** Throws PICTURE_SEARCH_BUSY, and an error that names what is wrong with the picture. */
  async prepare(userId: string, bytes: Uint8Array, signal: AbortSignal): Promise<PreparedUpload> {
    const prepared = await this.#queued(userId, signal, (limited) => this.#thread.call('prepare', { bytes }, { signal: limited }))
    const upload = withoutProblem(prepared)
    return { ...upload, bytes: Buffer.from(upload.bytes) }
  }

  /** Of an index that does not exist yet, nothing is read. */
  async progress(kind: string): Promise<IndexProgress> {
    const none = { building: true, pictures: 0, skipped: 0, records: 0, recordsTotal: 0 }
    await this.#shared?.fetchNewest(this.#folder)
    return (await this.#orMissing(this.#thread.call('progress', { folder: this.#folder, kind }))) ?? none
  }

  close(): Promise<void> {
    return this.#thread.close()
  }

  async #queued<Response>(userId: string, signal: AbortSignal, work: (signal: AbortSignal) => Promise<Response>): Promise<Response> {
    let free = () => {}
    let deadline: AbortSignal | null = null
    try {
      free = this.#slots.take(userId)
      return await this.#queue.run(() => {
        signal.throwIfAborted()
        // Time in the queue does not count: only its length is bounded.
        deadline = AbortSignal.timeout(TIME_LIMIT)
        return work(AbortSignal.any([signal, deadline]))
      })
    } catch (error) {
      if (error instanceof NoSlotError || error instanceof QueueFullError || (isAborted(deadline) && !signal.aborted))
        throw new CallError('PICTURE_SEARCH_BUSY', {}, { cause: error })
      throw error
    } finally {
      free()
    }
  }

  /** Null without an index, also if it was damaged: it is built again. */
  async #orMissing<Response>(answer: Promise<Response | null>): Promise<Response | null> {
    try {
      return await answer
    } catch (error) {
      if ((error as Error).name !== 'DamagedIndexError') throw error
      this.#onDamaged(error)
      return null
    }
  }
}

/** TypeScript assumes that callbacks assign nothing. */
function isAborted(signal: AbortSignal | null): boolean {
  return signal?.aborted === true
}

function withoutProblem<Response extends object>(response: Response | PictureProblem): Response {
  if (!('problem' in response)) return response
  const { problem, values } = response
  if (problem === 'PICTURE_BYTES') throw new CallError('UPLOAD_SIZE')
  throw new CallError(problem, { ...values, megapixels: (values['maxPixels'] ?? 0) / 1_000_000 })
}
