import { englishStem } from '@gezhi/search'
import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { reversedTerm } from '../storage/word-forms.ts'
import type { ReadingsWriter } from './readings-writer.ts'

/** While an index is built, tokens wait no longer than until they are as many: 30 MB. */
const MAX_WAITING = 200_000
const LATIN = /^[!-\u024f]/

/**
 * Tokens that are new in an index. They have their ids at once, but are written together: sorted, which spares searching the index of
 * terms from its root, and segmented many at a time.
 */
export class NewTokens {
  readonly #insert: StatementSync
  readonly #insertWord: StatementSync
  readonly #highest: StatementSync
  readonly #readings: ReadingsWriter
  /** The ids; negative without forms, as in the vocabulary. */
  readonly #terms = new Map<string, number>()
  /** Tokens whose forms are not written yet; some may have been written before. */
  readonly #withForms = new Map<string, number>()
  #lastId: number | null = null

  constructor(db: DatabaseSync, readings: ReadingsWriter) {
    this.#readings = readings
    this.#insert = db.prepare('INSERT INTO vocabulary VALUES (?, ?)')
    this.#insertWord = db.prepare('INSERT INTO latin_words VALUES (?, ?, ?)')
    this.#highest = db.prepare('SELECT max(id) AS id FROM vocabulary')
  }

  /** Its id if it waits, negative while its forms are not needed. */
  get(term: string): number | undefined {
    return this.#terms.get(term)
  }

  /** The highest id. */
  get lastId(): number {
    return (this.#lastId ??= (this.#highest.get() as { id: number | null }).id ?? 0)
  }

  /** The id of a token that neither is in the index nor waits. */
  add(term: string): number {
    if (this.#terms.size >= MAX_WAITING) this.flush()
    const id = this.lastId + 1
    this.#lastId = id
    this.#terms.set(term, -id)
    return id
  }

  /** The token is found by its forms from now on. */
  addForms(term: string, id: number): void {
    if (this.#terms.has(term)) this.#terms.set(term, id)
    this.#withForms.set(term, id)
  }

  flush(): void {
    for (const [term, id] of sorted(this.#terms)) this.#insert.run(Math.abs(id), term)
    const forms = sorted(this.#withForms)
    for (const [term, id] of forms) if (LATIN.test(term)) this.#insertWord.run(id, reversedTerm(term), englishStem(term))
    this.#readings.addTokens(forms.filter(([term]) => !LATIN.test(term)))
    this.#terms.clear()
    this.#withForms.clear()
  }

  /** After a rollback: discards what the transaction added. */
  forget(): void {
    this.#terms.clear()
    this.#withForms.clear()
    this.#lastId = null
  }
}

function sorted(tokens: ReadonlyMap<string, number>): [term: string, id: number][] {
  return [...tokens].sort(([a], [b]) => (a < b ? -1 : 1))
}
