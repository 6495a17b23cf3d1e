import type { RecordSet } from '@gezhi/search'

/** Maximum number of stored sets: of fifty thousand ids each has about a megabyte. */
const MAX_SETS = 8

/**
 * The ids of the latest sets of records as JSON, for readers that do not know a set yet. Page, count and facets of many callers miss a new
 * set at the same time, in several threads: its ids are requested once.
 */
export class SetIds {
  readonly #latest = new Map<string, Promise<string>>()

  /** Rejects with the error of the set, which is requested again the next time. */
  of(set: RecordSet): Promise<string> {
    const known = this.#latest.get(set.name)
    if (known !== undefined) return known
    const ids = set.ids().then((list) => JSON.stringify(list))
    this.#latest.set(set.name, ids)
    ids.catch(() => this.#latest.delete(set.name))
    if (this.#latest.size > MAX_SETS) this.#latest.delete(this.#latest.keys().next().value!)
    return ids
  }
}
