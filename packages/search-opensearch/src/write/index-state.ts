import { hash } from 'node:crypto'
import type { SourceProgress } from '@gezhi/search'
import type { ClusterCalls } from '../cluster.ts'

/** Sources read at once: an installation of many years has tens of thousands. */
const READ_AT_ONCE = 5000
const MAX_OPEN = '1m'

interface ProgressPage {
  readonly _scroll_id: string
  readonly hits: { readonly hits: readonly { readonly _source: { readonly progress?: SourceProgress } }[] }
}

/** The document that is written at every change. */
const VERSION = 'version'

/**
 * What an engine keeps beside its documents: how far sources were read into an index, and the number of its last change. One small index
 * for all indexes of a name; whatever belongs to one of them goes with it.
 */
export class IndexState {
  readonly #cluster: ClusterCalls
  readonly #name: string

  constructor(cluster: ClusterCalls, name: string) {
    this.#cluster = cluster
    this.#name = `${name}-state`
  }

  /** Makes it where it is not there yet. */
  async open(replicas: number): Promise<void> {
    const body = {
      settings: { index: { number_of_shards: 1, number_of_replicas: replicas } },
      mappings: { dynamic: false, properties: { index: { type: 'keyword' } } },
    }
    if (await this.#exists()) return
    await this.#cluster.call({ method: 'PUT', path: `/${this.#name}`, body }).catch(async (error: unknown) => {
      // Another process was quicker.
      if (!(await this.#exists())) throw error
    })
  }

  async #exists(): Promise<boolean> {
    return (await this.#cluster.call<unknown>({ method: 'GET', path: `/${this.#name}`, orNull: true })) !== null
  }

  async progress(index: string, source: string): Promise<SourceProgress | null> {
    const found = await this.#cluster.call<{ _source: { progress: SourceProgress } } | null>({
      method: 'GET',
      path: `/${this.#name}/_doc/${progressId(index, source)}`,
      orNull: true,
      persistent: true,
    })
    return found?._source.progress ?? null
  }

  async saveProgress(index: string, progress: SourceProgress): Promise<void> {
    await this.#cluster.call({
      method: 'PUT',
      path: `/${this.#name}/_doc/${progressId(index, progress.source)}`,
      body: { index, progress },
      persistent: true,
    })
  }

  /** The number of the last change, 0 before any. */
  async version(): Promise<number> {
    const path = `/${this.#name}/_doc/${VERSION}`
    const found = await this.#cluster.call<{ _version: number } | null>({ method: 'GET', path, orNull: true })
    return found?._version ?? 0
  }

  /** Counts a change: the cluster numbers the writings of a document. It belongs to no index, so that the number rises whichever is live. */
  async changed(): Promise<void> {
    await this.#cluster.call({ method: 'PUT', path: `/${this.#name}/_doc/${VERSION}`, body: {}, persistent: true })
  }

  /** What was read into one index was read into another too: a rebuild. */
  async copyProgress(from: string, to: string): Promise<void> {
    for (const progress of await this.allProgress(from)) await this.saveProgress(to, progress)
  }

  /** How far each source was read into an index. */
  async allProgress(index: string): Promise<SourceProgress[]> {
    await this.#cluster.call({ method: 'POST', path: `/${this.#name}/_refresh` })
    let found = await this.#cluster.call<ProgressPage>({
      method: 'POST',
      path: `/${this.#name}/_search`,
      query: { scroll: MAX_OPEN },
      body: { size: READ_AT_ONCE, query: { bool: { filter: [{ term: { index } }] } } },
    })
    const all: SourceProgress[] = []
    while (found.hits.hits.length > 0) {
      all.push(...found.hits.hits.flatMap(({ _source }) => _source.progress ?? []))
      const body = { scroll: MAX_OPEN, scroll_id: found._scroll_id }
      found = await this.#cluster.call<ProgressPage>({ method: 'POST', path: '/_search/scroll', body })
    }
    await this.#cluster.call({ method: 'DELETE', path: '/_search/scroll', body: { scroll_id: [found._scroll_id] } })
    return all
  }

  /** Forgets everything: nothing of this name is left. */
  async remove(): Promise<void> {
    await this.#cluster.call({ method: 'DELETE', path: `/${this.#name}`, orNull: true })
  }

  /** Forgets what belongs to an index that is gone. */
  async forget(index: string): Promise<void> {
    await this.#cluster.call({ method: 'POST', path: `/${this.#name}/_refresh` })
    await this.#cluster.call({
      method: 'POST',
      path: `/${this.#name}/_delete_by_query`,
      query: { conflicts: 'proceed' },
      body: { query: { bool: { filter: [{ term: { index } }] } } },
    })
  }
}

function progressId(index: string, source: string): string {
  return hash('sha256', `${index}\n${source}`, 'hex').slice(0, 40)
}
