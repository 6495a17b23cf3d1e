import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { CancelledError, throwIfCancelled } from '@gezhi/threads'
import { openForReading } from '../storage/schema.ts'

/**
 * A parameter for a row id that limits rows of FTS5. Numbers above 2^31 are bound as floats; FTS5 ignores such a limit and reads all
 * rows: 20 ms instead of 0.03 for a month of the most common word among a million documents.
 */
export const ROW_ID = 'CAST(? AS INTEGER)'

/** Number of rows between checks for cancellation. */
const CHECK_EVERY = 1024

/** Thrown from inside a statement to end it before its last row. */
class StopError extends Error {}

export interface Collected {
  readonly numbers: Float64Array
  readonly size: number
  /** False if `until` was reached: then the result is partial. */
  readonly complete: boolean
}

/** A reader's connection. Collects the numbers a statement returns without creating an object per row. */
export class IndexConnection {
  readonly db: DatabaseSync
  readonly #statements = new Map<string, StatementSync>()
  #numbers = new Float64Array(1024)
  #size = 0
  #until = Infinity
  #stopped: Error | null = null
  #visitRow: (rowId: number, data: never) => void = () => {}

  constructor(path: string, pageBytes?: number) {
    this.db = openForReading(path, pageBytes)
    this.db.function('collect', (number) => this.#collect(number as number))
    this.db.function('visit', (rowId, data) => this.#visit(rowId as number, data as Uint8Array | number))
  }

  close(): void {
    this.#statements.clear()
    this.db.close()
  }

  /**
   * A prepared statement, cached; rows are objects. Throws when the job is cancelled, so that work of many statements ends between two of
   * them.
   */
  prepare(sql: string): StatementSync {
    throwIfCancelled()
    const known = this.#statements.get(sql)
    if (known !== undefined) return known
    const statement = this.db.prepare(sql)
    if (this.#statements.size > 200) this.#statements.clear()
    this.#statements.set(sql, statement)
    return statement
  }

  /** Runs `SELECT count(collect(number)) …`. Stops at the time `until` (performance.now) or when the job is cancelled. */
  collect(sql: string, parameters: readonly (string | number)[], until = Infinity): Collected {
    this.#size = 0
    this.#until = until
    const complete = this.#toTheEnd(() => this.prepare(sql).get(...parameters))
    return { numbers: this.#numbers, size: this.#size, complete }
  }

  /** Runs `SELECT count(visit(row_id, data)) …` or `… AND visit(row_id, data)`, calling back for each row with its number or bytes. */
  visit<T extends Uint8Array | number>(
    sql: string,
    parameters: readonly (string | number)[],
    visitRow: (rowId: number, data: T) => void,
  ): void {
    this.#visitRow = visitRow
    this.#size = 0
    this.#until = Infinity
    try {
      this.#toTheEnd(() => this.prepare(sql).get(...parameters))
    } finally {
      this.#visitRow = () => {}
    }
  }

  /** First columns of the rows, lazily. */
  *rowIds(sql: string, parameters: readonly (string | number)[]): Generator<number, void, void> {
    const statement = this.db.prepare(sql)
    statement.setReturnArrays(true)
    let seen = 0
    for (const row of statement.iterate(...parameters) as Iterable<unknown> as Iterable<[number]>) {
      if (++seen % CHECK_EVERY === 0) throwIfCancelled()
      yield row[0]
    }
  }

  #toTheEnd(run: () => void): boolean {
    this.#stopped = null
    try {
      run()
    } catch (error) {
      if (this.#stopped === null) throw error
    }
    const stopped = this.#stopped as Error | null
    if (stopped instanceof CancelledError) throw stopped
    return stopped === null
  }

  #collect(number: number): number {
    if (this.#size === this.#numbers.length) this.#grow()
    this.#numbers[this.#size++] = number
    if (this.#size % CHECK_EVERY === 0) this.#check()
    return 0
  }

  #visit(rowId: number, data: Uint8Array | number): number {
    this.#visitRow(rowId, data as never)
    if (++this.#size % CHECK_EVERY === 0) this.#check()
    return 0
  }

  #check(): void {
    try {
      throwIfCancelled()
      if (performance.now() > this.#until) throw new StopError()
    } catch (error) {
      this.#stopped = error as Error
      throw error
    }
  }

  #grow(): void {
    const grown = new Float64Array(this.#numbers.length * 2)
    grown.set(this.#numbers)
    this.#numbers = grown
  }
}
