import type { Trademark } from '@gezhi/records'
import type { SearchEngine } from '@gezhi/search'
import { WorkerThread } from '@gezhi/threads'
import {
  indexedClasses,
  screenHits,
  type MarkClass,
  type ScreenedHit,
  type SimilarHit,
  type SimilarQuery,
} from '@gezhi/trademark-similarity'
import type { SharedIndex } from './shared-index.ts'
import { newestIndex } from './similar-index-files.ts'
import { classesWithGoods } from './similar-mark-of.ts'
import { SIMILAR_THREAD } from './similar-thread-protocol.ts'

/** Hits whose records are read for their goods; the others are assessed by classes and groups. */
const MAX_WITH_GOODS = 200

/** A mark to screen. */
export interface ScreeningRequest extends SimilarQuery {
  /** Classes of the mark, with its goods where they are known. */
  readonly goods: readonly MarkClass[]
}

/** A similar mark with its record, unless that was deleted since the index was built. */
export interface ScreenedTrademark extends ScreenedHit {
  readonly record: Trademark | null
}

/** Similar marks, the highest risk first. */
export interface Screening {
  readonly total: number
  readonly marks: readonly ScreenedTrademark[]
}

/** Searches the newest index of similar marks in a thread, and reads the goods of what it finds. */
export class SimilarMarks {
  readonly #engine: () => Pick<SearchEngine<Trademark>, 'get'>
  readonly #folder: string
  readonly #shared: SharedIndex | null
  readonly #thread = new WorkerThread(SIMILAR_THREAD, undefined)
  #opened: string | null = null

  /** The engine is asked for with each search: an installation may have none. `shared`: where other machines have their index from. */
  constructor(engine: () => Pick<SearchEngine<Trademark>, 'get'>, folder: string, shared: SharedIndex | null = null) {
    this.#engine = engine
    this.#folder = folder
    this.#shared = shared
  }

  /** The marks similar to one, with their risk; null if no index has been built yet. */
  async screen({ goods, ...query }: ScreeningRequest, signal?: AbortSignal): Promise<Screening | null> {
    if (!(await this.#openNewest())) return null
    const found = await this.#thread.call('search', query, { signal })
    if (found === null) return null
    const records = await this.#recordsOf(found.hits.slice(0, MAX_WITH_GOODS))
    const screened = screenHits(found.hits, goods, (hit) => {
      const record = records.get(hit.id)
      return record === undefined ? indexedClasses(hit) : classesWithGoods(record)
    })
    return { total: found.total, marks: screened.map((hit) => ({ ...hit, record: records.get(hit.id) ?? null })) }
  }

  /** Ends the thread. */
  close(): Promise<void> {
    return this.#thread.close()
  }

  async #openNewest(): Promise<boolean> {
    await this.#shared?.fetchNewest(this.#folder).catch((error: unknown) => {
      // The index that is open can be searched without the bucket.
      if (this.#opened === null) throw error
    })
    const newest = await newestIndex(this.#folder)
    if (newest === null) return false
    if (newest.path === this.#opened && this.#thread.isRunning) return true
    const isOpen = await this.#thread.call('open', { path: newest.path })
    this.#opened = isOpen ? newest.path : null
    return isOpen
  }

  async #recordsOf(hits: readonly SimilarHit[]): Promise<ReadonlyMap<string, Trademark>> {
    const stored = await this.#engine().get(hits.map(({ id }) => id))
    return new Map(stored.map(({ docId, record }) => [docId, record]))
  }
}
