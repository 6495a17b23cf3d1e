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

/** Until anything was counted, a text is taken to be as long as titles and abstracts mostly are. */
const USUAL_LENGTH = 100

/** Of a filter that leaves less than this part of all vectors, one by one is faster than all in a row. */
const NARROW = 16

/** Words with their vectors; plain data that threads share. */
export interface SharedWords extends WordVectors {
  /** Of the store they were worked out of. */
  readonly version: number
}

/** The same, ready to be looked through by one thread. */
interface ScannedWords {
  readonly words: readonly CorpusWord[]
  readonly scan: VectorScan
}

/** What semantic search holds of one index in one reader thread. Works without a store, only slower. */
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

  /** The version of the store in memory, brought up to what is written; null where there is none of this index. */
  get shared(): SharedSemanticStore | null {
    return this.#shared
  }

  /** Loads the store if it was made or changed since. */
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

  /** Sets the vector that `cosine` and `nearest` compare with; false where there are no vectors of its dimensions. */
  setQuestion(vector: Float32Array): boolean {
    if (this.#scan?.vectors.dimensions !== vector.length) return false
    this.#scan.setQuestion(vector)
    return true
  }

  /** The cosine of a document with what was asked; NaN where it has no vector. */
  cosine(ordinal: number): number {
    const docNo = this.documentNumber(ordinal)
    const place = this.isStale(docNo) ? -1 : this.#placeOf(docNo)
    return place < 0 ? Number.NaN : this.#scan!.score(place)
  }

  /** The vector of a document; null where it has none. */
  vectorOf(ordinal: number): Float32Array | null {
    const place = this.#scan === null ? -1 : this.#placeOf(this.documentNumber(ordinal))
    return place < 0 ? null : readPlace(this.#scan!.vectors, place)
  }

  /** Ordinals of the documents nearest to what was asked, of those of `within`, where that is given. */
  nearest(most: number, within: HitSet | null): number[] {
    const { count, documents } = this.#scan!.vectors
    if (within !== null && within.size * NARROW < count) return this.#nearestOf(most, within)
    const accepts = within === null ? undefined : (place: number) => within.has(this.ordinal(documents[place]!))
    const { places } = this.#scan!.nearest(most, accepts)
    const fresh = [...places].filter((place) => !this.isStale(documents[place]!))
    return fresh.map((place) => this.ordinal(documents[place]!)).filter((ordinal) => ordinal >= 0)
  }

  #nearestOf(most: number, within: HitSet): number[] {
    const scored = Array.from(within.ordinals, (ordinal) => ({ ordinal, score: this.cosine(ordinal) }))
    const known = scored.filter(({ score }) => !Number.isNaN(score))
    return known
      .sort((a, b) => b.score - a.score)
      .slice(0, most)
      .map(({ ordinal }) => ordinal)
  }

  #placeOf(docNo: number): number {
    const { documents } = this.#scan!.vectors
    const at = firstAtLeast(documents, docNo)
    return documents[at] === docNo ? at : -1
  }

  /** What was learned from the records of the index; null where nothing was. */
  get learned(): LearnedTerms | null {
    const learned = this.#shared?.model?.learned
    return learned == null ? null : { directions: learned, inverse: learned.inverse, rowOf: this.#rowOf! }
  }

  /** Looks words up in the lexicon; null where there is no store. */
  get translations(): Translations | null {
    if (this.#store !== null)
      this.#translations ??= new Translations(storedLexicon(this.#store), this.terms, (term) => this.documents(term))
    return this.#translations
  }

  /** Words with their vectors, worked out where no other thread did; null where nothing was learned. */
  get words(): ScannedWords | null {
    if (this.#words === null) this.attachWords(this.#wordVectors())
    return this.#words
  }

  /** The same for other threads: it takes about as long as a search, once after a start or a build. */
  sharedWords(): SharedWords | null {
    this.refresh()
    const known = this.words
    return known && { version: this.#shared!.meta.version, words: known.words, vectors: known.scan.vectors }
  }

  /** Takes over what another thread worked out of the store in memory here. */
  attachWords(shared: SharedWords | null): void {
    if (shared !== null && shared.version !== this.#shared?.meta.version) return
    this.#words = shared && { words: shared.words, scan: new VectorScan(shared.vectors) }
  }

  #wordVectors(): SharedWords | null {
    const learned = this.#shared?.model?.learned
    if (learned == null || this.#store === null) return null
    const texts = Array.from(learned.terms, (term) => this.terms.formsOf(term)[0] ?? '')
    const sql = "SELECT DISTINCT target AS text FROM lexicon WHERE origin <> 'records'"
    const chinese = (this.#store(sql).all() as { text: string }[]).map(({ text }) => text)
    return { version: this.#shared!.meta.version, ...wordVectors({ ...learned, texts }, chinese) }
  }

  /** Statements on the store; null where there is none. */
  get store(): PreparedStatements | null {
    return this.#store
  }

  collection(): Collection {
    const meta = this.#shared?.meta
    const averageLength = meta === undefined || meta.documents === 0 ? USUAL_LENGTH : meta.totalLength / meta.documents
    return { documents: Math.max(1, this.session.documents), averageLength }
  }

  /** Documents whose term vector holds a term; where nothing was counted yet, documents that hold it anywhere, at most all. */
  documents(term: number): number {
    const counted = this.#shared?.termDocuments[term]
    return counted !== undefined && counted > 0 ? counted : Math.min(this.session.documents, this.terms.documentsAnywhere(term))
  }

  /** The term vector of a document: from the store, or worked out where the store has none or it is no longer right. */
  termVector(ordinal: number): TextTermVector {
    const docNo = this.documentNumber(ordinal)
    if (this.#shared !== null && !this.isStale(docNo)) {
      const row = this.#store!('SELECT data FROM bags WHERE doc_no = ?').get(docNo) as { data: Uint8Array } | undefined
      if (row !== undefined) return readTermVector(row.data)
    }
    const { data } = this.session.connection.prepare('SELECT data FROM forward WHERE doc_no = ?').get(docNo) as { data: Uint8Array }
    return textTermVector(this.session.layout, this.terms, data)
  }

  /** Whether a document was written since the store was brought up to the index. */
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

  /** The ordinal of a document number, -1 for a document that is gone. */
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
