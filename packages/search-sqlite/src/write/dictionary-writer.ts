import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { RecentMap } from './recent-map.ts'

/**
 * Cached values of one field: between this number and twice as many. Most fields with more values, such as numbers, contain each value
 * once.
 */
const KNOWN_VALUES = 50_000

/** Assigns each value of a field its id, dense from 0 and permanent within an index. */
export class DictionaryWriter {
  readonly #find: StatementSync
  readonly #insert: StatementSync
  readonly #highest: StatementSync
  readonly #added: (field: number, id: number, value: string) => void
  readonly #next = new Map<number, number>()
  readonly #known = new Map<number, RecentMap<string, number>>()
  /**
   * Whether the index had no values before, as while a new one is filled: then an uncached value is new, until values of its field are
   * evicted.
   */
  #knowsAll: boolean

  /** `added` is called with each new value. */
  constructor(db: DatabaseSync, added: (field: number, id: number, value: string) => void) {
    this.#added = added
    this.#find = db.prepare('SELECT id FROM dictionary WHERE field = ? AND value = ?')
    this.#insert = db.prepare('INSERT INTO dictionary VALUES (?, ?, ?)')
    this.#highest = db.prepare('SELECT max(id) AS id FROM dictionary WHERE field = ?')
    this.#knowsAll = db.prepare('SELECT 1 FROM dictionary LIMIT 1').get() === undefined
  }

  id(field: number, value: string): number {
    const values = this.#knownOf(field)
    const known = values.get(value)
    if (known !== undefined) return known
    const isNew = this.#knowsAll && values.complete
    const id = (isNew ? undefined : (this.#find.get(field, value) as { id: number } | undefined)?.id) ?? this.#add(field, value)
    values.set(value, id)
    return id
  }

  /** After a rollback: discards what the transaction added. */
  forget(): void {
    this.#known.clear()
    this.#knowsAll = false
    this.#next.clear()
  }

  #knownOf(field: number): RecentMap<string, number> {
    const known = this.#known.get(field)
    if (known !== undefined) return known
    const values = new RecentMap<string, number>(KNOWN_VALUES)
    this.#known.set(field, values)
    return values
  }

  #add(field: number, value: string): number {
    const highest = this.#next.get(field) ?? (this.#highest.get(field) as { id: number | null }).id ?? -1
    this.#next.set(field, highest + 1)
    this.#insert.run(field, value, highest + 1)
    this.#added(field, highest + 1, value)
    return highest + 1
  }
}
