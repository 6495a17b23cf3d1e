import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { lastOfDate } from '../storage/row-id.ts'

/** Assigns the free row ids of each date. Ids are never used twice while the index is open. */
export class RowIdCounter {
  readonly #highest: StatementSync
  readonly #last = new Map<number, number>()

  constructor(db: DatabaseSync) {
    this.#highest = db.prepare('SELECT max(row_id) AS id FROM columns WHERE row_id BETWEEN ? AND ?')
  }

  /** The next row id at a date's first address. */
  next(address: number): number {
    const last = this.#last.get(address) ?? (this.#highest.get(address, lastOfDate(address)) as { id: number | null }).id ?? address - 1
    this.#last.set(address, last + 1)
    return last + 1
  }
}
