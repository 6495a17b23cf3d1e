import type { RecordSet } from '@gezhi/search'

/** Ids of sets of records by the names of the sets. */
export type RecordIds = ReadonlyMap<string, readonly string[]>

/** Maximum number of remembered sets: several times those of one request. */
const MAX_SETS = 500

/** The sets of the latest requests: a condition names them, and only the request has their ids. */
export class RecordSets {
  readonly #sets = new Map<string, RecordSet>()

  /** Remembers the sets of a request. */
  add(sets: readonly RecordSet[]): void {
    for (const set of sets) {
      this.#sets.delete(set.name)
      this.#sets.set(set.name, set)
      if (this.#sets.size > MAX_SETS) this.#sets.delete(this.#sets.keys().next().value!)
    }
  }

  /** The ids of these sets; without those of forgotten ones. Rejects with the error of a set. */
  async idsOf(names: readonly string[]): Promise<RecordIds> {
    const sets = names.flatMap((name) => this.#sets.get(name) ?? [])
    return new Map(await Promise.all(sets.map(async (set) => [set.name, await set.ids()] as const)))
  }
}
