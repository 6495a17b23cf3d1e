import { englishStem } from '@gezhi/search'
import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { WORDS } from '../storage/schema.ts'
import { reversedTerm } from '../storage/word-forms.ts'
import { bigramOf } from './bigram-ids.ts'
import type { ReadingsWriter } from './readings-writer.ts'

/** While an index is built, tokens wait no longer than until they are as many: 30 MB. */
const MAX_WAITING = 200_000
/** Larger than the place of any token that waits. */
const PLACES = 2 ** 18
/** A statement of one row costs twice as much for each. */
const ROWS_TOGETHER = 32
const LATIN = /^[!-\u024f]/

type Token = readonly [term: string, id: number]

/**
 * Tokens that are new in an index. They have their ids at once, but are written together: sorted, which spares searching the index of
 * terms from its root.
 */
export class NewTokens {
  readonly #insert: StatementSync
  readonly #insertSeveral: StatementSync
  readonly #insertWord: StatementSync
  readonly #highest: StatementSync
  readonly #readings: ReadingsWriter
  /** Keys of tokens of one or two units, most of all, and their ids. They always have forms. */
  readonly #pairs: number[] = []
  readonly #pairIds: number[] = []
  /** The ids of others; negative without forms, as in the vocabulary. */
  readonly #terms = new Map<string, number>()
  /** Latin words whose forms are not written yet; some may have been written before. */
  readonly #withForms = new Map<string, number>()
  #lastId: number | null = null

  constructor(db: DatabaseSync, readings: ReadingsWriter) {
    this.#readings = readings
    this.#insert = db.prepare('INSERT INTO vocabulary VALUES (?, ?)')
    this.#insertSeveral = db.prepare(`INSERT INTO vocabulary VALUES ${Array.from({ length: ROWS_TOGETHER }, () => '(?, ?)').join(', ')}`)
    this.#insertWord = db.prepare('INSERT INTO latin_words VALUES (?, ?, ?)')
    this.#highest = db.prepare('SELECT max(id) AS id FROM vocabulary')
  }

  /** Its id if a token of more than two units waits, negative while its forms are not needed. */
  get(term: string): number | undefined {
    return this.#terms.get(term)
  }

  /** The highest id. */
  get lastId(): number {
    return (this.#lastId ??= (this.#highest.get() as { id: number | null }).id ?? 0)
  }

  /** The id of a token of more than two units that neither is in the index nor waits. */
  add(term: string): number {
    const id = this.#nextId()
    this.#terms.set(term, -id)
    return id
  }

  /** The id of a token of one or two units that neither is in the index nor waits. */
  addPair(key: number): number {
    const id = this.#nextId()
    this.#pairs.push(key)
    this.#pairIds.push(id)
    this.#addFormsOf(bigramOf(key), id)
    return id
  }

  /** The token, added by `add`, is found by its forms from now on. */
  addForms(term: string, id: number): void {
    if (this.#terms.has(term)) this.#terms.set(term, id)
    this.#addFormsOf(term, id)
  }

  flush(): void {
    this.#insertAll(this.#sortedPairs())
    this.#insertAll(sorted(this.#terms).map(([term, id]) => [term, Math.abs(id)]))
    for (const [term, id] of sorted(this.#withForms)) this.#insertWord.run(id, reversedTerm(term), englishStem(term))
    this.#clear()
  }

  /** After a rollback: discards what the transaction added. */
  forget(): void {
    this.#clear()
    this.#lastId = null
  }

  /** Latin words have other forms, other tokens have readings. */
  #addFormsOf(term: string, id: number): void {
    if (LATIN.test(term)) this.#withForms.set(term, id)
    else this.#readings.add(WORDS, id, term)
  }

  #nextId(): number {
    if (this.#pairs.length + this.#terms.size >= MAX_WAITING) this.flush()
    return (this.#lastId = this.lastId + 1)
  }

  #clear(): void {
    this.#pairs.length = this.#pairIds.length = 0
    this.#terms.clear()
    this.#withForms.clear()
  }

  /** Sorted as numbers, which takes a tenth of the time that texts take. */
  #sortedPairs(): Token[] {
    const places = Float64Array.from(this.#pairs, (key, place) => key * PLACES + place).sort()
    return Array.from(places, (place): Token => [bigramOf(Math.floor(place / PLACES)), this.#pairIds[place % PLACES]!])
  }

  #insertAll(tokens: readonly Token[]): void {
    const whole = tokens.length - (tokens.length % ROWS_TOGETHER)
    for (let i = 0; i < whole; i += ROWS_TOGETHER) {
      const row: (string | number)[] = []
      for (let j = i; j < i + ROWS_TOGETHER; j++) row.push(tokens[j]![1], tokens[j]![0])
      this.#insertSeveral.run(...row)
    }
    for (const [term, id] of tokens.slice(whole)) this.#insert.run(id, term)
  }
}

function sorted(tokens: ReadonlyMap<string, number>): Token[] {
  return [...tokens.keys()].toSorted().map((term) => [term, tokens.get(term)!])
}
