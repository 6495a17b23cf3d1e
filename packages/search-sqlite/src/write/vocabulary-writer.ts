import { detached } from '@gezhi/records'
import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { COUNTS_IN_BLOCK } from '../storage/word-forms.ts'
import { VALUE_BORDER } from './analyzed-columns.ts'
import { BigramIds, bigramKey } from './bigram-ids.ts'
import { NewTokens } from './new-tokens.ts'
import type { ReadingsWriter } from './readings-writer.ts'
import { RecentMap } from './recent-map.ts'

/** Cached words: between this number and twice as many. Rare ones are looked up in the index again. */
const KNOWN_WORDS = 300_000
const MAX_KNOWN_COMPOUNDS = 150_000
/** Tokens looked up one by one before the pairs of an index are loaded, which costs as much as a third as many look-ups as it has tokens. */
const MANY_LOOKUPS = 50_000
/** Ids whose tokens are loaded before one batch: some 0.1 s. */
const LOADED_TOGETHER = 200_000
/** Pairs of larger indexes are not loaded: 20 bytes each. */
const MAX_LOADED = 3_000_000
const SPACE = 0x20
const BORDER = VALUE_BORDER.charCodeAt(0)
const LATIN = /^[!-\u024f]/

/** Assigns each token its permanent id within an index, and counts the documents with it. */
export class VocabularyWriter {
  readonly #find: StatementSync
  readonly #new: NewTokens
  readonly #saveCounts: StatementSync
  readonly #addCompound: StatementSync
  readonly #loadCounts: StatementSync
  readonly #loadPairs: StatementSync
  /** The ids; negative while the forms of a word are not stored, because only columns without forms have it. */
  readonly #known = new RecentMap<string, number>(KNOWN_WORDS)
  readonly #bigrams = new BigramIds()
  readonly #knownCompounds = new Set<string>()
  /** Whether the index had no tokens before, as while a new one is filled: then an uncached token is new, until some are evicted. */
  #knowsAll: boolean
  /** Whether every token of one or two units is in `#bigrams`; until then, the id up to which they are. */
  #knowsPairs = false
  #loadedTo = 0
  #lookups = 0
  /** Document counts by id, and which blocks of them are unsaved. */
  #counts: Uint32Array
  readonly #changedBlocks = new Set<number>()
  /** By id, the number of the last call of `count` with it: cheaper than a set of the tokens of each document. */
  #countedIn: Uint32Array
  #calls = 0

  constructor(db: DatabaseSync, readings: ReadingsWriter) {
    this.#new = new NewTokens(db, readings)
    this.#find = db.prepare(
      'SELECT id, latin_words.id IS NULL AS asWritten FROM vocabulary LEFT JOIN latin_words USING (id) WHERE term = ?',
    )
    this.#saveCounts = db.prepare('INSERT OR REPLACE INTO term_counts VALUES (?, ?)')
    this.#addCompound = db.prepare('INSERT OR IGNORE INTO compounds VALUES (?, ?)')
    this.#loadCounts = db.prepare('SELECT block, counts FROM term_counts ORDER BY block')
    this.#loadPairs = db.prepare(
      `SELECT group_concat(id) AS ids, group_concat(term, ' ') AS terms
       FROM (SELECT id, term FROM vocabulary WHERE id > ? AND id <= ? AND length(term) <= 2)`,
    )
    this.#counts = this.#storedCounts()
    this.#countedIn = new Uint32Array(this.#counts.length)
    this.#knowsAll = db.prepare('SELECT 1 FROM vocabulary LIMIT 1').get() === undefined
  }

  /** Before a batch. In a large import into a full index nearly every new pair of characters would be looked up in vain. */
  begin(): void {
    if (this.#lookups < MANY_LOOKUPS || this.#knowsPairs || this.#new.lastId > MAX_LOADED) return
    const to = this.#loadedTo + LOADED_TOGETHER
    const { ids, terms } = this.#loadPairs.get(this.#loadedTo, to) as Record<'ids' | 'terms', string | null>
    const found = terms?.split(' ') ?? []
    for (const [i, id] of (ids?.split(',') ?? []).entries()) {
      const key = bigramKey(found[i]!)
      if (key !== null) this.#bigrams.set(key, Number(id))
    }
    this.#loadedTo = to
    this.#knowsPairs = to >= this.#new.lastId
  }

  /** `asWritten`: of a column whose words are found as written only (`TextColumn.asWritten`). */
  id(term: string, asWritten = false): number {
    const key = bigramKey(term)
    const known = key === null ? this.#known.get(term) : this.#bigrams.get(key)
    if (known !== undefined && known > 0) return known
    if (known !== undefined && known < 0 && asWritten) return -known
    const stored = known ? { id: -known, asWritten: 1 } : this.#stored(term, key)
    const hasForms = stored === undefined ? !asWritten || key !== null : stored.asWritten === 0
    const id = stored?.id ?? (key === null ? this.#new.add(term) : this.#new.addPair(key))
    const addsForms = stored === undefined ? hasForms : !hasForms && !asWritten
    if (addsForms && (key === null || stored !== undefined)) this.#new.addForms(term, id)
    this.#remember(term, key, hasForms || addsForms ? id : -id)
    return id
  }

  /** Ids of words joined by single spaces, without borders between values. Creates a string only for tokens longer than two units. */
  idsOf(words: string, asWritten = false): number[] {
    const ids: number[] = []
    for (let start = 0; start < words.length;) {
      const first = words.charCodeAt(start)
      let end = start + 1
      while (end < words.length && words.charCodeAt(end) !== SPACE) end++
      const key = end - start === 2 ? ((first << 16) | words.charCodeAt(start + 1)) >>> 0 : first
      const known = end - start > 2 ? 0 : this.#bigrams.get(key)
      if (known !== 0) ids.push(known)
      else if (first !== BORDER && first !== SPACE) ids.push(this.id(detached(words.slice(start, end)), asWritten))
      start = end + 1
    }
    return ids
  }

  /** Hyphenated words of a text. */
  compound(parts: readonly string[]): void {
    const spaced = parts.join(' ')
    if (this.#knownCompounds.has(spaced)) return
    if (this.#knownCompounds.size > MAX_KNOWN_COMPOUNDS) this.#knownCompounds.clear()
    this.#knownCompounds.add(spaced)
    this.#addCompound.run(parts.join(''), spaced)
  }

  /** One more document (or, with -1, one less) contains these tokens, by column; each counts once. Written by `flush`. */
  count(columns: readonly ArrayLike<number>[], change: 1 | -1): void {
    const call = ++this.#calls
    for (const ids of columns) {
      for (let i = 0; i < ids.length; i++) {
        const id = ids[i]!
        if (id >= this.#counts.length) this.#grow(id)
        if (this.#countedIn[id] === call) continue
        this.#countedIn[id] = call
        this.#counts[id]! += change
        this.#changedBlocks.add(Math.floor(id / COUNTS_IN_BLOCK))
      }
    }
  }

  /** Writes what waits. */
  flush(): void {
    this.#new.flush()
    for (const block of this.#changedBlocks) {
      const counts = this.#counts.subarray(block * COUNTS_IN_BLOCK, (block + 1) * COUNTS_IN_BLOCK)
      this.#saveCounts.run(block, new Uint8Array(counts.buffer, counts.byteOffset, counts.byteLength))
    }
    this.#changedBlocks.clear()
  }

  /** After a rollback: discards what the transaction added. */
  forget(): void {
    this.#new.forget()
    this.#known.clear()
    this.#knowsAll = this.#knowsPairs = false
    this.#loadedTo = this.#lookups = 0
    this.#bigrams.clear()
    this.#knownCompounds.clear()
    this.#changedBlocks.clear()
    this.#counts = this.#storedCounts()
    this.#countedIn = new Uint32Array(this.#counts.length)
  }

  #remember(term: string, key: number | null, id: number): void {
    if (key !== null) this.#bigrams.set(key, id)
    else this.#known.set(term, id)
  }

  #stored(term: string, key: number | null): { id: number; asWritten: 0 | 1 } | undefined {
    if (this.#knowsAll && this.#known.complete) return undefined
    const waiting = this.#new.get(term)
    if (waiting !== undefined) return { id: Math.abs(waiting), asWritten: waiting < 0 ? 1 : 0 }
    if (this.#knowsPairs && key !== null) return undefined
    this.#lookups++
    const stored = this.#find.get(term) as { id: number; asWritten: 0 | 1 } | undefined
    return stored === undefined || LATIN.test(term) ? stored : { id: stored.id, asWritten: 0 }
  }

  #grow(id: number): void {
    const grown = new Uint32Array(Math.ceil((id + 1) / COUNTS_IN_BLOCK) * COUNTS_IN_BLOCK * 2)
    grown.set(this.#counts)
    this.#counts = grown
    const countedIn = new Uint32Array(grown.length)
    countedIn.set(this.#countedIn)
    this.#countedIn = countedIn
  }

  #storedCounts(): Uint32Array {
    const rows = this.#loadCounts.all() as { block: number; counts: Uint8Array }[]
    const counts = new Uint32Array(((rows.at(-1)?.block ?? 0) + 1) * COUNTS_IN_BLOCK)
    for (const row of rows) counts.set(new Uint32Array(row.counts.slice().buffer), row.block * COUNTS_IN_BLOCK)
    return counts
  }
}
