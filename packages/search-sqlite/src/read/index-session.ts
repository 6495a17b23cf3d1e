import { SearchError, type Facet, type Table } from '@gezhi/search'
import type { IndexLayout } from '../storage/index-layout.ts'
import { lackingFields } from '../storage/lacking-fields.ts'
import { fieldNumbers, type StoredField } from '../storage/stored-fields.ts'
import { AnswerCache } from './answer-cache.ts'
import { CacheCounts } from './cache-counts.ts'
import type { Column } from './column.ts'
import { HitCache } from './hit-cache.ts'
import { IndexConnection } from './index-connection.ts'
import { loadColumns, loadSnapshot } from './load-snapshot.ts'
import { KnownPostings } from './postings/known-postings.ts'
import type { Postings } from './postings/postings.ts'
import { RecordSets } from './record-sets.ts'
import type { Snapshot } from './snapshot.ts'
import type { HeldToken } from './suggest/held-token.ts'
import type { Places } from './suggest/places.ts'
import type { StoredRecordJson } from './stored-record-json.ts'
import { Vocabulary } from './vocabulary.ts'

const NOTHING: ReadonlySet<string> = new Set()

/** Some 20 kB each at most. */
const MAX_RANKED = 100

/** Some 100 kB each at most. */
const MAX_TABLES = 200

/** Sizes of the caches of a session, and who counts their use. */
export interface SessionCaches {
  /** Of cached hits. */
  readonly cacheBytes: number
  /** Of cached pages of the file; by default the connection's own number. */
  readonly pageBytes?: number | undefined
  readonly counts?: CacheCounts
}

/** The state of one reader thread for one index file: connection, addresses, columns and cached hits. */
export class IndexSession {
  readonly path: string
  readonly layout: IndexLayout
  readonly connection: IndexConnection
  readonly vocabulary: Vocabulary
  readonly cache: HitCache
  readonly counted: AnswerCache<Facet['list']>
  /** Tables of a version. */
  readonly tables: AnswerCache<Table>
  /** By their first character. */
  readonly pairs = new AnswerCache<readonly HeldToken[]>()
  /** Which of the newest documents contain a token. */
  readonly places = new AnswerCache<Places>()
  /** Terms by their initial run of characters. */
  readonly terms = new AnswerCache<readonly string[]>()
  /** Tokens of the newest of some hits. */
  readonly tokensOfHits = new AnswerCache<ReadonlyMap<number, Places>>()
  /** Ordinals of semantic rankings within queries, best first, by name. */
  readonly ranked = new AnswerCache<Uint32Array>(MAX_RANKED)
  /** Recently shown records, without the bodies of long ones. */
  readonly fronts = new AnswerCache<StoredRecordJson>()
  readonly recordSets = new RecordSets(this)
  readonly #derived = new Map<string, Int32Array>()
  readonly #postings: KnownPostings
  #snapshot: Snapshot | null = null
  #fields: Map<string, number> = new Map()
  /** Fields that an index of an earlier version lacks. */
  readonly #lacking: ReadonlySet<string>

  constructor(path: string, layout: IndexLayout, { cacheBytes, pageBytes, counts = new CacheCounts() }: SessionCaches) {
    this.path = path
    this.layout = layout
    this.cache = new HitCache(cacheBytes, counts)
    this.counted = new AnswerCache(undefined, counts)
    this.tables = new AnswerCache(MAX_TABLES, counts)
    this.connection = new IndexConnection(path, pageBytes)
    this.#lacking = lackingFields(path, this.connection.db, layout) ?? NOTHING
    this.vocabulary = new Vocabulary(this.connection)
    this.#postings = new KnownPostings(this.connection)
  }

  /** Runs `work` on a consistent snapshot of the index. */
  read<T>(work: (session: this) => T): T {
    this.connection.db.exec('BEGIN')
    try {
      const snapshot = loadSnapshot(this.connection, this.#snapshot)
      if (snapshot !== this.#snapshot) this.#move(snapshot)
      return work(this)
    } finally {
      this.connection.db.exec('COMMIT')
    }
  }

  /**
   * Runs `work`, which reads stored rows only, on a consistent snapshot. Does not update in-memory data, which costs time for every
   * document: an import reads relatives after each batch.
   */
  readRows<T>(work: (session: this) => T): T {
    this.connection.db.exec('BEGIN')
    try {
      this.#learnFields()
      return work(this)
    } finally {
      this.connection.db.exec('COMMIT')
    }
  }

  /** Attaches what another thread loaded; later writes are added by the next read. */
  attach(shared: Snapshot): void {
    this.#move(shared)
  }

  close(): void {
    this.connection.close()
  }

  get snapshot(): Snapshot {
    return this.#snapshot!
  }

  get documents(): number {
    return this.snapshot.rowIds.length
  }

  /** The postings of this version, null if only FTS5 can read them. */
  get postings(): Postings | null {
    return this.#postings.of(this.snapshot)
  }

  /** The result of decoding postings; null, and `postings` is null from then on, if they are not as known. */
  tried<T>(work: () => T): T | null {
    return this.#postings.tried(work)
  }

  /** Whether this index, which is being rebuilt, has no usable values of a stored field. */
  lacks(name: string): boolean {
    return this.#lacking.has(name)
  }

  /** A field and its number; null for a field without values. Throws `SearchError` `rebuilding` for one that this index lacks. */
  field(name: string): { readonly stored: StoredField; readonly number: number } | null {
    const stored = this.layout.fieldsByName.get(name)
    if (stored === undefined) return null
    if (this.lacks(name)) {
      const message = `The index is of an earlier version, without ${name}, until it has been rebuilt`
      throw new SearchError('rebuilding', message, { detail: { field: name } })
    }
    const number = this.#fields.get(name)
    if (number === undefined) throw new SearchError('corrupt', `The index was made before the field ${name} existed; build it again`)
    return { stored, number }
  }

  columns(fields: readonly number[]): Column[] {
    loadColumns(this.connection, this.snapshot, fields)
    return fields.map((field) => this.snapshot.columns.get(field)!)
  }

  column(field: number): Column {
    return this.columns([field])[0]!
  }

  /** An array derived from this version of the index, cached until the version changes. */
  derived(name: string, make: () => Int32Array): Int32Array {
    const known = this.#derived.get(name) ?? make()
    this.#derived.set(name, known)
    return known
  }

  #move(snapshot: Snapshot): void {
    this.#snapshot = snapshot
    this.cache.clear()
    this.#derived.clear()
    this.#postings.clear()
    this.counted.clear()
    this.tables.clear()
    this.pairs.clear()
    this.places.clear()
    this.terms.clear()
    this.tokensOfHits.clear()
    this.ranked.clear()
    this.recordSets.clear()
    this.fronts.clear()
    this.#learnFields()
  }

  #learnFields(): void {
    if (this.#fields.size < this.layout.fields.length) this.#fields = fieldNumbers(this.connection.db)
  }
}
