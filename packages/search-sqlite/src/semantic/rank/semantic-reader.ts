import type { DatabaseSync } from 'node:sqlite'
import { readPlace, VectorScan, type Collection } from '@gezhi/semantic'
import { rowsOf, Translations, wordVectors, type CorpusWord, type LearnedTerms, type WordVectors } from '@gezhi/search/semantic'
import type { IndexSession } from '../../read/index-session.ts'
import type { HitSet } from '../../read/hit-set.ts'
import { DOCUMENT_NUMBER, firstAtLeast, ordinalOf } from '../../read/snapshot.ts'
import { readIdentity } from '../../storage/index-status.ts'
import { readTermVector } from '../term-vectors/term-vector-row.ts'
import { textTermVector, type TextTermVector } from '../term-vectors/text-term-vector.ts'
import { semanticStorePath, openSemanticStoreForReading } from '../store/semantic-schema.ts'
import { readMeta } from '../store/semantic-meta.ts'
import { loadSemanticStore, type SharedSemanticStore } from '../store/shared-semantic-store.ts'
import { storedLexicon } from '../store/stored-lexicon.ts'
import { preparedStatements, type PreparedStatements } from '../terms/prepared-statements.ts'
import { TermTable } from '../terms/term-table.ts'
import { OrdinalSums } from './ordinal-sums.ts'

/** Default length of a text before anything was counted: typical of titles and abstracts. */
const USUAL_LENGTH = 100

/** If a filter leaves less than this fraction of all vectors, comparing individually is faster than a full scan. */
const NARROW = 16

/** Words with their vectors; plain data shared by threads. */
export interface SharedWords extends WordVectors {
  /** Version of the store they were computed from. */
  readonly version: number
}

/** The same, prepared for scans by one thread. */
interface ScannedWords {
  readonly words: readonly CorpusWord[]
  readonly scan: VectorScan
}

/** The semantic data of one index in one reader thread. Works without a store, but more slowly. */
export class SemanticReader {
  readonly session: IndexSession
  readonly terms: TermTable
  readonly sums = new OrdinalSums()
  #db: DatabaseSync | null = null
  #store: PreparedStatements | null = null
  #shared: SharedSemanticStore | null = null
  #scan: VectorScan | null = null
  #translations: Translations | null = null
  #words: ScannedWords | null = null
  #rowOf: ((term: number) => number) | null = null
  #stale: { readonly version: number; readonly documents: ReadonlySet<number> | null } = { version: -1, documents: null }

  constructor(session: IndexSession) {
    this.session = session
    this.terms = new TermTable((sql) => session.connection.prepare(sql))
  }

  close(): void {
    this.#db?.close()
  }

  /** The version of the store in memory, updated on access; null if there is none for this index. */
  get shared(): SharedSemanticStore | null {
    return this.#shared
  }

  /** Loads the store if it is new or has changed. */
  refresh(): SharedSemanticStore | null {
    this.#db ??= openSemanticStoreForReading(semanticStorePath(this.session.path))
    if (this.#db === null) return null
    this.#store ??= preparedStatements(this.#db)
    const meta = readMeta(this.#store)
    const belongs = meta.index !== null && meta.index === readIdentity(this.session.connection.db) && meta.indexVersion >= 0
    if (!belongs) this.attach(null)
    else if (this.#shared?.meta.version !== meta.version) this.attach(loadSemanticStore(this.#db))
    return this.#shared
  }

  /** Uses what another thread loaded. */
  attach(shared: SharedSemanticStore | null): void {
    this.#shared = shared
    this.#scan = shared?.vectors == null ? null : new VectorScan(shared.vectors)
    this.#rowOf = shared?.model?.learned == null ? null : rowsOf(shared.model.learned)
    this.#translations = null
    this.#words = null
    this.#stale = { version: -1, documents: null }
  }

  /** Sets the vector for `cosine` and `nearest`; false if there are no vectors of its dimensions. */
  setQuestion(vector: Float32Array): boolean {
    if (this.#scan?.vectors.dimensions !== vector.length) return false
    this.#scan.setQuestion(vector)
    return true
  }

  /** The cosine of a document and the question; NaN if the document has no vector. */
  cosine(ordinal: number): number {
    const docNo = this.documentNumber(ordinal)
    const place = this.isStale(docNo) ? -1 : this.#placeOf(docNo)
    return place < 0 ? Number.NaN : this.#scan!.score(place)
  }

  /** The vector of a document; null if it has none. */
  vectorOf(ordinal: number): Float32Array | null {
    const place = this.#scan === null ? -1 : this.#placeOf(this.documentNumber(ordinal))
    return place < 0 ? null : readPlace(this.#scan!.vectors, place)
  }

  /** Ordinals of the documents nearest to the question, among those of `within`, if given. */
  nearest(maxCount: number, within: HitSet | null): number[] {
    const { count, documents } = this.#scan!.vectors
    if (within !== null && within.size * NARROW < count) return this.#nearestOf(maxCount, within)
    const accepts = within === null ? undefined : (place: number) => within.has(this.ordinal(documents[place]!))
    const { places } = this.#scan!.nearest(maxCount, accepts)
    const fresh = [...places].filter((place) => !this.isStale(documents[place]!))
    return fresh.map((place) => this.ordinal(documents[place]!)).filter((ordinal) => ordinal >= 0)
  }

  #nearestOf(maxCount: number, within: HitSet): number[] {
    const scored = Array.from(within.ordinals, (ordinal) => ({ ordinal, score: this.cosine(ordinal) }))
    const known = scored.filter(({ score }) => !Number.isNaN(score))
    return known
      .sort((a, b) => b.score - a.score)
      .slice(0, maxCount)
      .map(({ ordinal }) => ordinal)
  }

  #placeOf(docNo: number): number {
    const { documents } = this.#scan!.vectors
    const at = firstAtLeast(documents, docNo)
    return documents[at] === docNo ? at : -1
  }

  /** The model learned from the records of the index; null if there is none. */
  get learned(): LearnedTerms | null {
    const learned = this.#shared?.model?.learned
    return learned == null ? null : { directions: learned, inverse: learned.inverse, rowOf: this.#rowOf! }
  }

  /** Looks up words in the lexicon; null without a store. */
  get translations(): Translations | null {
    if (this.#store !== null)
      this.#translations ??= new Translations(storedLexicon(this.#store, this.#shared?.ngrams ?? null), this.terms, (term) =>
        this.documents(term),
      )
    return this.#translations
  }

  /** Words with their vectors, computed unless another thread did; null without a learned model. */
  get words(): ScannedWords | null {
    if (this.#words === null) this.attachWords(this.#wordVectors())
    return this.#words
  }

  /** The same for other threads: takes about as long as a search, once after a start or a build. */
  sharedWords(): SharedWords | null {
    this.refresh()
    const known = this.words
    return known && { version: this.#shared!.meta.version, words: known.words, vectors: known.scan.vectors }
  }

  /** Attaches what another thread computed from the store in memory here. */
  attachWords(shared: SharedWords | null): void {
    if (shared !== null && shared.version !== this.#shared?.meta.version) return
    this.#words = shared && { words: shared.words, scan: new VectorScan(shared.vectors) }
  }

  #wordVectors(): SharedWords | null {
    const learned = this.#shared?.model?.learned
    if (learned == null || this.#store === null) return null
    const texts = Array.from(learned.terms, (term) => this.terms.formsOf(term)[0] ?? '')
    const sql = 'SELECT target AS text FROM lexicon UNION SELECT text FROM corpus_words'
    const chinese = (this.#store(sql).all() as { text: string }[]).map(({ text }) => text)
    return { version: this.#shared!.meta.version, ...wordVectors({ ...learned, texts }, chinese) }
  }

  /** Statements on the store; null if there is none. */
  get store(): PreparedStatements | null {
    return this.#store
  }

  collection(): Collection {
    const meta = this.#shared?.meta
    const averageLength = meta === undefined || meta.documents === 0 ? USUAL_LENGTH : meta.totalLength / meta.documents
    return { documents: Math.max(1, this.session.documents), averageLength }
  }

  /**
   * Number of documents whose term vector contains a term; before the first build an upper bound for documents that contain it anywhere.
   */
  documents(term: number): number {
    const counted = this.#shared?.termDocuments[term]
    return counted !== undefined && counted > 0 ? counted : Math.min(this.session.documents, this.terms.documentsAnywhere(term))
  }

  /** The term vector of a document: from the store, or computed if the store's is missing or outdated. */
  termVector(ordinal: number): TextTermVector {
    const docNo = this.documentNumber(ordinal)
    if (this.#shared !== null && !this.isStale(docNo)) {
      const row = this.#store!('SELECT data FROM bags WHERE doc_no = ?').get(docNo) as { data: Uint8Array } | undefined
      if (row !== undefined) return readTermVector(row.data)
    }
    const { data } = this.session.connection.prepare('SELECT data FROM forward WHERE doc_no = ?').get(docNo) as { data: Uint8Array }
    return textTermVector(this.session.layout, this.terms, data)
  }

  /** Whether a document was written after the last update of the store. */
  isStale(docNo: number): boolean {
    const { snapshot } = this.session
    if (this.#stale.version !== snapshot.version) this.#stale = { version: snapshot.version, documents: this.#changedSince() }
    return this.#stale.documents === null || this.#stale.documents.has(docNo)
  }

  documentNumber(ordinal: number): number {
    const { snapshot, connection } = this.session
    const known = snapshot.columns.get(DOCUMENT_NUMBER)?.values[ordinal]
    if (known !== undefined) return known
    return (connection.prepare('SELECT doc_no FROM columns WHERE row_id = ?').get(snapshot.rowIds[ordinal]!) as { doc_no: number }).doc_no
  }

  /** The ordinal of a document number, -1 for a deleted document. */
  ordinal(docNo: number): number {
    const { connection, snapshot } = this.session
    const row = connection.prepare('SELECT row_id FROM documents WHERE doc_no = ?').get(docNo) as { row_id: number } | undefined
    return row === undefined ? -1 : ordinalOf(snapshot, row.row_id)
  }

  /** null: everything may have changed. */
  #changedSince(): ReadonlySet<number> | null {
    const since = this.#shared?.meta.indexVersion ?? -1
    const { connection } = this.session
    const from = (connection.prepare("SELECT value FROM meta WHERE key = 'changes_from'").get() as { value: number }).value
    if (since < from) return null
    const sql = 'SELECT DISTINCT doc_no FROM changes JOIN columns USING (row_id) WHERE version > ?'
    return new Set((connection.prepare(sql).all(since) as { doc_no: number }[]).map((row) => row.doc_no))
  }
}
