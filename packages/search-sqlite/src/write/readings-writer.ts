import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { readingsOf, wordsAmong } from '@gezhi/search'
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

  /** New tokens: of pairs of characters only words are stored, because most pairs are merely adjacent. */
  addTokens(tokens: readonly (readonly [term: string, id: number])[]): void {
    const words = wordsAmong(tokens.map(([term]) => term))
    for (const [term, id] of tokens) if (words.has(term)) this.addValue(WORDS, id, term)
  }

  /** A new value of a field. */
  addValue(field: number, id: number, value: string): void {
    for (const reading of readingsOf(value)) this.#insert.run(field, reading, id)
  }
}
