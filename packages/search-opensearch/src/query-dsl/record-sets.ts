import type { Filter, RecordSet } from '@gezhi/search'

/** Ids of sets of records by the names of the sets. */
export type RecordIds = ReadonlyMap<string, readonly string[]>

/** Maximum number of remembered sets, of up to some megabytes each. */
const MAX_SETS = 30

/** The sets of the latest requests: a condition names them, and only a filter has their ids. */
export class RecordSets {
  readonly #sets = new Map<string, RecordSet>()

  /** Remembers the sets of the filters of a request. */
  add(filters: readonly Filter[] = []): void {
    for (const filter of filters) {
      if (!('records' in filter)) continue
      this.#sets.delete(filter.records.name)
      this.#sets.set(filter.records.name, filter.records)
      if (this.#sets.size > MAX_SETS) this.#sets.delete(this.#sets.keys().next().value!)
    }
  }

  /** The ids of these sets; without those of forgotten ones. Rejects with the error of a set. */
  async idsOf(names: readonly string[]): Promise<RecordIds> {
    const sets = names.flatMap((name) => this.#sets.get(name) ?? [])
    return new Map(await Promise.all(sets.map(async (set) => [set.name, await set.ids()] as const)))
  }
}
