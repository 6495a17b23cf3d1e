import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { RecentMap } from './recent-map.ts'

/** Values of one field known at once: from this many on, at most twice as many. Most fields with more, as numbers, hold each value once. */
const KNOWN_VALUES = 50_000

/** Gives each value of a field its id, dense from 0, the same for ever within an index. */
export class DictionaryWriter {
  readonly #find: StatementSync
  readonly #insert: StatementSync
  readonly #highest: StatementSync
  readonly #added: (field: number, id: number, value: string) => void
  readonly #next = new Map<number, number>()
  readonly #known = new Map<number, RecentMap<string, number>>()
  /** Whether no value of the index was there before, as while a new one is filled: then a value not known is new, until some of its field are forgotten. */
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

  /** After a transaction that was taken back: what it added is not there. */
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
