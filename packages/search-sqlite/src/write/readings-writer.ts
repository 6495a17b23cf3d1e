import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { isOneWord, readingsOf } from '@gezhi/search'
import { WORDS } from '../storage/schema.ts'

/**
 * Stores pinyin readings of words and names. Each is written on first occurrence and stays, like its id; a suggestion checks whether a
 * document still contains it.
 */
export class ReadingsWriter {
  readonly #insert: StatementSync

  constructor(db: DatabaseSync) {
    this.#insert = db.prepare('INSERT INTO readings VALUES (?, ?, ?)')
  }

  /** A new token: of pairs of characters only words are stored, because most pairs are merely adjacent. */
  addToken(id: number, token: string): void {
    if (isOneWord(token)) this.addValue(WORDS, id, token)
  }

  /** A new value of a field. */
  addValue(field: number, id: number, value: string): void {
    for (const reading of readingsOf(value)) this.#insert.run(field, reading, id)
  }
}
