import { hash } from 'node:crypto'
import type { SourceProgress } from '@gezhi/search'
import type { ClusterCalls } from '../cluster.ts'

/** Sources read at once: an old installation has tens of thousands. */
const READ_AT_ONCE = 5000
const MAX_OPEN = '1m'

interface ProgressPage {
  readonly _scroll_id: string
  readonly hits: { readonly hits: readonly { readonly _source: { readonly progress?: SourceProgress } }[] }
}

/** The document that is written with every change. */
const VERSION = 'version'

/**
 * State an engine stores next to its documents: how far sources were imported into an index, and the number of its last change. One small
 * index for all indexes of a name; entries of a removed index are removed.
 */
export class IndexState {
  readonly #cluster: ClusterCalls
  readonly #name: string

  constructor(cluster: ClusterCalls, name: string) {
    this.#cluster = cluster
    this.#name = `${name}-state`
  }

  /** Creates it if it is missing. */
  async open(replicas: number): Promise<void> {
    const body = {
      settings: { index: { number_of_shards: 1, number_of_replicas: replicas } },
      mappings: { dynamic: false, properties: { index: { type: 'keyword' } } },
    }
    if (await this.#exists()) return
    await this.#cluster.call({ method: 'PUT', path: `/${this.#name}`, body }).catch(async (error: unknown) => {
      // Another process was first.
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

  /**
   * Counts a change, using the cluster's version numbers of a document. It belongs to no single index, so that the number increases
   * whichever index is live.
   */
  async changed(): Promise<void> {
    await this.#cluster.call({ method: 'PUT', path: `/${this.#name}/_doc/${VERSION}`, body: {}, persistent: true })
  }

  /** Copies the progress of sources from one index to another, for a rebuild. */
  async copyProgress(from: string, to: string): Promise<void> {
    for (const progress of await this.allProgress(from)) await this.saveProgress(to, progress)
  }

  /** Progress of each source in an index. */
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

  /** Removes everything of this name. */
  async remove(): Promise<void> {
    await this.#cluster.call({ method: 'DELETE', path: `/${this.#name}`, orNull: true })
  }

  /** Removes the entries of a removed index. */
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
