import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { readingsOfTexts, type Readings, type UnreadTexts } from './readings-of-texts.ts'

/**
 * Stores pinyin readings of words and names. Each is written on first occurrence and stays, like its id; a suggestion checks whether a
 * document still contains it. New texts wait to be read in the thread that prepares records, or at the end of a batch here.
 */
export class ReadingsWriter {
  readonly #insert: StatementSync
  #unread = noTexts()

  constructor(db: DatabaseSync) {
    this.#insert = db.prepare('INSERT INTO readings VALUES (?, ?, ?)')
  }

  /** A new value of a field, or, as field `WORDS`, a new token. */
  add(field: number, id: number, text: string): void {
    this.#unread.fields.push(field)
    this.#unread.ids.push(id)
    this.#unread.texts.push(text)
  }

  /** The texts that wait, to be read elsewhere: their readings must be written before the transaction ends. */
  take(): UnreadTexts {
    const taken = this.#unread
    this.#unread = noTexts()
    return taken
  }

  /** Writes the readings of texts that were taken. */
  write({ fields, ids, readings }: Readings): void {
    for (const [i, reading] of readings.entries()) this.#insert.run(fields[i]!, reading, ids[i]!)
  }

  /** Reads the texts that still wait. */
  flush(): void {
    this.write(readingsOfTexts(this.take()))
  }

  /** After a rollback: discards the texts that the transaction added. */
  forget(): void {
    this.#unread = noTexts()
  }
}

function noTexts(): UnreadTexts {
  return { fields: [], ids: [], texts: [] }
}
