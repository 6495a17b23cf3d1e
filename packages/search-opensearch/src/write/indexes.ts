import {
  SearchError,
  type EngineStatus,
  type IndexBuild,
  type SourceProgress,
  type WriteBatch,
  type WriteCounts,
  type WriteOptions,
} from '@gezhi/search'
import { type Cluster, type ClusterCalls, endedBy } from '../cluster.ts'
import type { IndexLayout } from '../storage/index-layout.ts'
import { indexForm, indexSettings } from '../storage/index-settings.ts'
import { dropSemanticStores } from '../semantic/build/semantic-store.ts'
import { everyHit } from '../read/every-hit.ts'
import { recordOf, type DocumentSource } from '../storage/stored-document.ts'
import { IndexState } from './index-state.ts'
import { abandonedShadowIndexes, leftOverIndexes, newIndexName } from './left-over-indexes.ts'
import { writeBatch } from './write-batch.ts'

/** Settings of new indexes. */
export interface IndexShape {
  readonly layout: IndexLayout
  readonly shards: number
  readonly replicas: number
}

/** Documents read at once while an index is rebuilt. */
const READ_AT_ONCE = 500

/** The index behind an alias, and those being built to replace it. */
export class Indexes {
  readonly name: string
  readonly #cluster: Cluster
  readonly #shape: IndexShape
  readonly #state: IndexState
  #building = false

  constructor(cluster: Cluster, name: string, shape: IndexShape) {
    this.name = name
    this.#cluster = cluster
    this.#shape = shape
    this.#state = new IndexState(cluster, name)
  }

  /** Creates the first index if there is none; false if the existing one has an outdated form. */
  async open(): Promise<boolean> {
    const [found] = await Promise.all([
      this.#cluster.call<unknown>({ method: 'GET', path: `/_alias/${this.name}`, orNull: true }),
      this.#state.open(this.#shape.replicas),
    ])
    if (found !== null) return this.#isOfToday()
    await this.#create({ [this.name]: { is_write_index: true } }).catch(async (error: unknown) => {
      // Another process was first: an alias has exactly one write index.
      if ((await this.#liveOf(this.name, false)) === null) throw error
    })
    return true
  }

  async write(batch: WriteBatch<object>, { signal }: WriteOptions = {}): Promise<WriteCounts> {
    return endedBy(signal, this.#cluster, async (cluster) => {
      const index = await this.#live({}, cluster)
      const counts = await this.#writeTo(index, batch, cluster)
      await this.#refresh(index, cluster)
      return counts
    })
  }

  async buildShadow(): Promise<IndexBuild<object>> {
    this.#begin()
    const index = await this.#createShadow().catch((error: unknown) => {
      this.#building = false
      throw error
    })
    return {
      write: (batch) => this.#writeTo(index, batch),
      finish: () => this.#end(() => this.#finish(index)),
      abandon: () => this.#end(() => this.#drop(index)),
    }
  }

  /** Rebuilds the index from its own documents. */
  async rebuild({ signal }: WriteOptions = {}): Promise<void> {
    this.#begin()
    await this.#end(async () => {
      const [from, to] = [await this.#live(), await this.#createShadow()]
      try {
        for await (const documents of this.#documentsOf(from)) {
          signal?.throwIfAborted()
          await writeBatch(this.#cluster, this.#shape.layout, to, { puts: documents.map(recordOf) })
        }
        await this.#state.copyProgress(from, to)
        await this.#finish(to)
      } catch (error) {
        await this.#drop(to)
        throw error
      }
    })
  }

  /**
   * Replaces this index by the live index of another name, including the progress of sources. If killed in between, either one is live
   * and complete.
   */
  async swapIn(name: string): Promise<void> {
    this.#begin()
    await this.#end(async () => {
      const [before, index] = [await this.#live(), await this.#liveOf(name)]
      if (index === null) throw new SearchError('invalid-request', `The cluster has no index ${name}`)
      const other = new IndexState(this.#cluster, name)
      for (const progress of await other.allProgress(index)) await this.#state.saveProgress(index, progress)
      await this.#refresh(index)
      await this.#switchTo(index, before, name)
      await this.#state.changed()
      await this.#drop(before)
      await other.remove()
      await this.dropAbandoned()
    })
  }

  /** Removes everything of this name, if anything exists. */
  async remove(): Promise<void> {
    const live = await this.#liveOf(this.name)
    // The alias is removed together with its index.
    for (const index of [...(live === null ? [] : [live]), ...(await leftOverIndexes(this.#cluster, this.name))]) {
      await this.#cluster.call({ method: 'DELETE', path: `/${index}`, orNull: true })
      await dropSemanticStores(this.#cluster, index)
    }
    await this.#state.remove()
  }

  /** Removes shadow indexes abandoned for a week before `now`, in milliseconds. */
  async dropAbandoned(now = Date.now()): Promise<void> {
    for (const name of await abandonedShadowIndexes(this.#cluster, this.name, now))
      await new Indexes(this.#cluster, name, this.#shape).remove()
  }

  async progress(source: string): Promise<SourceProgress | null> {
    return this.#state.progress(await this.#live(), source)
  }

  /** Progress of each source, by name. */
  async allProgress(): Promise<SourceProgress[]> {
    const all = await this.#state.allProgress(await this.#live())
    return all.toSorted((a, b) => (a.source < b.source ? -1 : 1))
  }

  async status(): Promise<EngineStatus> {
    const index = await this.#live({ persistent: false })
    const [{ count }, version] = await Promise.all([
      this.#cluster.call<{ count: number }>({ method: 'GET', path: `/${index}/_count` }),
      this.#state.version(),
    ])
    return { documents: count, version }
  }

  async #writeTo(index: string, batch: WriteBatch<object>, cluster: ClusterCalls = this.#cluster): Promise<WriteCounts> {
    const state = new IndexState(cluster, this.name)
    const counts = await writeBatch(cluster, this.#shape.layout, index, batch)
    if (batch.progress !== undefined) await state.saveProgress(index, batch.progress)
    if (counts.new + counts.changed + counts.deleted > 0) await state.changed()
    return counts
  }

  async #live({ persistent = true } = {}, cluster: ClusterCalls = this.#cluster): Promise<string> {
    const index = await this.#liveOf(this.name, persistent, cluster)
    if (index === null) throw new SearchError('corrupt', `The cluster has no index ${this.name} any more`)
    return index
  }

  async #liveOf(name: string, persistent = true, cluster: ClusterCalls = this.#cluster): Promise<string | null> {
    const path = `/_alias/${name}`
    const found = await cluster.call<Record<string, unknown> | null>({ method: 'GET', path, orNull: true, persistent })
    return Object.keys(found ?? {})[0] ?? null
  }

  async #isOfToday(): Promise<boolean> {
    type Mapping = { readonly mappings: { readonly _meta?: { readonly form?: string } } }
    const mappings = await this.#cluster.call<Record<string, Mapping>>({ method: 'GET', path: `/${this.name}/_mapping` })
    const form = indexForm(this.#shape.layout)
    return Object.values(mappings).every(({ mappings: { _meta } }) => _meta?.form === form)
  }

  /** First removes what killed builds left: nothing else would. */
  async #createShadow(): Promise<string> {
    await this.dropAbandoned()
    for (const index of await leftOverIndexes(this.#cluster, this.name)) await this.#drop(index)
    return this.#create()
  }

  async #create(aliases: Readonly<Record<string, { is_write_index: true }>> = {}): Promise<string> {
    const index = newIndexName(this.name)
    await this.#cluster.call({
      method: 'PUT',
      path: `/${index}`,
      body: { ...indexSettings(this.#shape.layout, this.#shape), aliases },
      query: { wait_for_active_shards: 1 },
    })
    return index
  }

  async #finish(index: string): Promise<void> {
    await this.#refresh(index)
    const before = await this.#live()
    await this.#switchTo(index, before)
    await this.#state.changed()
    await this.#drop(before)
  }

  /** Atomically; `taken`: its previous name. */
  async #switchTo(index: string, before: string, taken?: string): Promise<void> {
    const actions = [
      { add: { index, alias: this.name, is_write_index: true } },
      { remove: { index: before, alias: this.name } },
      ...(taken === undefined ? [] : [{ remove: { index, alias: taken } }]),
    ]
    await this.#cluster.call({ method: 'POST', path: '/_aliases', body: { actions } })
  }

  async #drop(index: string): Promise<void> {
    await this.#cluster.call({ method: 'DELETE', path: `/${index}`, orNull: true })
    await dropSemanticStores(this.#cluster, index)
    await this.#state.forget(index)
  }

  async #refresh(index: string, cluster: ClusterCalls = this.#cluster): Promise<void> {
    await cluster.call({ method: 'POST', path: `/${index}/_refresh`, persistent: true })
  }

  /** All documents in a consistent snapshot. */
  async *#documentsOf(index: string): AsyncGenerator<DocumentSource[]> {
    await this.#refresh(index)
    const body = { size: READ_AT_ONCE, sort: [{ docId: 'asc' }] }
    for await (const hits of everyHit<{ _source: DocumentSource }>(this.#cluster, index, body)) yield hits.map((hit) => hit._source)
  }

  #begin(): void {
    if (this.#building) throw new SearchError('unsupported', 'An index is being built already')
    this.#building = true
  }

  async #end(work: () => Promise<void>): Promise<void> {
    try {
      await work()
    } finally {
      this.#building = false
    }
  }
}
