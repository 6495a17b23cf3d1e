import { SearchError } from '@gezhi/search'
import { HitSet } from './hit-set.ts'
import type { IndexConnection } from './index-connection.ts'
import { toOrdinals, type Snapshot } from './snapshot.ts'

/** Maximum number of stored sets: several times those of one request, which are the values of some facets. */
const MAX_SETS = 1000

/** Sets of records that requests name, as hits of one version of the index, without the least recently used. */
export class RecordSets {
  readonly #sets = new Map<string, HitSet>()
  readonly #index: { readonly connection: IndexConnection; readonly snapshot: Snapshot }

  constructor(index: { readonly connection: IndexConnection; readonly snapshot: Snapshot }) {
    this.#index = index
  }

  /** Stores a set by its ids, an array as JSON; ids without a document are ignored. */
  add(name: string, ids: string): void {
    // Several requests that missed it bring it.
    if (this.#sets.has(name)) return
    const { connection, snapshot } = this.#index
    const sql = 'SELECT count(collect(row_id)) FROM documents WHERE doc_id IN (SELECT value FROM json_each(?))'
    const { numbers, size } = connection.collect(sql, [ids])
    this.#sets.set(name, HitSet.ofSorted(toOrdinals(snapshot, numbers.slice(0, size).sort(), size)))
    if (this.#sets.size > MAX_SETS) this.#sets.delete(this.#sets.keys().next().value!)
  }

  /** The hits of a set. Throws `SearchError` unknown-records. */
  hits(name: string): HitSet {
    const hits = this.#sets.get(name)
    if (hits === undefined) throw new SearchError('unknown-records', `There is no set of records ${name}`)
    this.#sets.delete(name)
    this.#sets.set(name, hits)
    return hits
  }

  clear(): void {
    this.#sets.clear()
  }
}
