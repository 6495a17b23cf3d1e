import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { COUNTS_IN_BLOCK } from '../storage/word-forms.ts'
import { VALUE_BORDER } from './analyzed-columns.ts'
import { BigramIds, bigramKey } from './bigram-ids.ts'
import { NewTokens } from './new-tokens.ts'
import type { ReadingsWriter } from './readings-writer.ts'
import { WordIds } from './word-ids.ts'

/** Cached words: when there are as many, all but the recent ones are forgotten, and looked up in the index again. */
const KNOWN_WORDS = 600_000
const MAX_KNOWN_COMPOUNDS = 150_000
/** Tokens looked up one by one before the pairs of an index are loaded, which costs as much as a third as many look-ups as it has tokens. */
const MANY_LOOKUPS = 50_000
/** Ids whose tokens are loaded before one batch: some 0.1 s. */
const LOADED_TOGETHER = 200_000
/** Pairs of larger indexes are not loaded: 20 bytes each. */
const MAX_LOADED = 3_000_000
const SPACE = 0x20
/** The first byte of the first character whose code takes three bytes of UTF-8, and of the first that takes four. */
const THREE_BYTES = 0xe0
const FOUR_BYTES = 0xf0
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
  readonly #known = new WordIds(KNOWN_WORDS)
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
  /** The ids of one document: new arrays would be most of the garbage of the writer. */
  #ids = new Int32Array(8192)
  #idCount = 0
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

  /**
   * The id of a token that is not cached, or (`known` is negative) without forms. `asWritten`: of a column whose words are found as written
   * only (`TextColumn.asWritten`).
   */
  #idOf(term: string, known: number, asWritten: boolean): number {
    const key = bigramKey(term)
    const pair = key === null ? 0 : this.#bigrams.get(key)
    if (pair !== 0) return pair
    const stored = known < 0 ? { id: -known, asWritten: 1 } : this.#stored(term, key)
    const hasForms = stored === undefined ? !asWritten || key !== null : stored.asWritten === 0
    const id = stored?.id ?? (key === null ? this.#new.add(term) : this.#new.addPair(key))
    const addsForms = stored === undefined ? hasForms : !hasForms && !asWritten
    if (addsForms && (key === null || stored !== undefined)) this.#new.addForms(term, id)
    if (key !== null) this.#bigrams.set(key, id)
    return hasForms || addsForms ? id : -id
  }

  /** Before the ids of a document: those of the last one are overwritten. */
  beginDocument(): void {
    this.#idCount = 0
  }

  /**
   * Ids of words in UTF-8, joined by single spaces, without borders between values; valid until the next document. Creates a string only
   * for tokens that are not cached.
   */
  idsOf(words: Uint8Array, asWritten = false): Int32Array {
    const first = this.#idCount
    this.#reserveIds(words.length)
    for (let start = 0; start < words.length;) {
      let end = start
      while (end < words.length && words[end] !== SPACE) end++
      const key = keyOf(words, start, end)
      const known = key === 0 ? 0 : this.#bigrams.get(key)
      if (known !== 0) this.#ids[this.#idCount++] = known
      else if (end > start && key !== BORDER) this.#ids[this.#idCount++] = this.#wordId(words, start, end, key, asWritten)
      start = end + 1
    }
    return this.#ids.subarray(first, this.#idCount)
  }

  #wordId(words: Uint8Array, start: number, end: number, key: number, asWritten: boolean): number {
    const known = key === 0 ? this.#known.get(words, start, end) : 0
    if (known > 0 || (known < 0 && asWritten)) return Math.abs(known)
    const id = this.#idOf(textOf(words, start, end), known, asWritten)
    if (key === 0) this.#known.set(words, start, end, id)
    return Math.abs(id)
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

  #stored(term: string, key: number | null): { id: number; asWritten: 0 | 1 } | undefined {
    if (this.#knowsAll && this.#known.complete) return undefined
    const waiting = this.#new.get(term)
    if (waiting !== undefined) return { id: Math.abs(waiting), asWritten: waiting < 0 ? 1 : 0 }
    if (this.#knowsPairs && key !== null) return undefined
    this.#lookups++
    const stored = this.#find.get(term) as { id: number; asWritten: 0 | 1 } | undefined
    return stored === undefined || LATIN.test(term) ? stored : { id: stored.id, asWritten: 0 }
  }

  /** For the ids of words of that many bytes. */
  #reserveIds(bytes: number): void {
    const count = this.#idCount + Math.ceil(bytes / 2)
    if (count <= this.#ids.length) return
    const grown = new Int32Array(count * 2)
    grown.set(this.#ids.subarray(0, this.#idCount))
    this.#ids = grown
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

/** The key (`bigramKey`) of a token of one or two characters of ASCII, or of three bytes each; 0 for any other. */
function keyOf(words: Uint8Array, start: number, end: number): number {
  const first = words[start]!
  const length = end - start
  if (first < 0x80) {
    if (length === 1) return first
    return length === 2 && words[start + 1]! < 0x80 ? (first << 16) | words[start + 1]! : 0
  }
  if (first < THREE_BYTES || first >= FOUR_BYTES) return 0
  if (length === 3) return unitAt(words, start)
  const second = words[start + 3]!
  return length === 6 && second >= THREE_BYTES && second < FOUR_BYTES ? ((unitAt(words, start) << 16) | unitAt(words, start + 3)) >>> 0 : 0
}

/** The unit of UTF-16 for three bytes of UTF-8. */
function unitAt(words: Uint8Array, at: number): number {
  return ((words[at]! & 15) << 12) | ((words[at + 1]! & 63) << 6) | (words[at + 2]! & 63)
}

function textOf(words: Uint8Array, start: number, end: number): string {
  return Buffer.from(words.buffer, words.byteOffset + start, end - start).toString()
}
