import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { isOneWord, readingsOf } from '@gezhi/search'
import { WORDS } from '../storage/schema.ts'

/**
 * Keeps how words and names may be typed in pinyin. Each is written when it first comes and stays, as its id does; whether a document still
 * holds it is asked when it is suggested.
 */
export class ReadingsWriter {
  readonly #insert: StatementSync

  constructor(db: DatabaseSync) {
    this.#insert = db.prepare('INSERT INTO readings VALUES (?, ?, ?)')
  }

  /** A token that is new: of pairs of characters only those that are words, as most only come to stand side by side. */
  addToken(id: number, token: string): void {
    if (isOneWord(token)) this.addValue(WORDS, id, token)
  }

  /** A value of a field that is new. */
  addValue(field: number, id: number, value: string): void {
    for (const reading of readingsOf(value)) this.#insert.run(field, reading, id)
  }
}
