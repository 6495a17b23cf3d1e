import type { Highlight, RecordSet } from '@gezhi/query'
import type { RecordKind } from '@gezhi/records'
import type { SemanticSearch } from './semantic/semantic-search.ts'
import type { Filter, RequestOptions, Selection } from './selection.ts'
import type { StoredRecord } from './stored-record.ts'

export type { RecordSet } from '@gezhi/query'
export type { FieldFilter, Filter, RequestOptions, Selection } from './selection.ts'
export type { StoredRecord } from './stored-record.ts'

/**
 * The port of every search engine, for the records of one kind. It takes the query tree, never an engine's own language. Calls may run
 * concurrently; writes are queued. Every method rejects with `SearchError` if the request cannot be served.
 */
export interface SearchEngine<R extends object = object> extends SearchReader<R>, IndexWriter<R>, IndexAdmin<R> {
  close(): Promise<void>
}

/** Reading from an index. */
export interface SearchReader<R extends object = object> {
  readonly name: string
  readonly kind: RecordKind<R>
  readonly supports: EngineAbilities
  /** Semantic search; null if `supports.semantic` is false. */
  readonly semantic: SemanticSearch<R> | null
  /** One page of hits in order. Stops as early as possible: never counts. */
  page(request: PageRequest): Promise<Page<R>>
  /**
   * Number of hits (groups with `collapse`). May return a lower bound if the exact number would take too long; repeat the call for it.
   */
  count(request: CountRequest): Promise<Count>
  /** Counts of values among the hits. A facet that ran out of time is marked incomplete. */
  facets(request: FacetsRequest): Promise<Facet[]>
  /** Counts of pairs of values of two fields among the hits: the most frequent of each. */
  table(request: TableRequest): Promise<Table>
  /** Completions of a few typed characters, most documents first. */
  suggest(request: SuggestRequest): Promise<Suggestion[]>
  /**
   * Documents that share the rarest and most frequent words of one document, most similar first: one of each subject
   * (`RecordKind.sameSubject`), none of its own. Empty for an unknown id.
   */
  similar(request: SimilarRequest): Promise<Page<R>>
  /** The newest stored version of each existing record, by identity (`RecordKind.identity`), in the given order. */
  get(ids: readonly string[], options?: RequestOptions): Promise<StoredRecord<R>[]>
  /** Records that have a value among the keys of a relation of the kind, oldest first, at most `limit`. Values in any notation. */
  related(field: string, value: string, limit: number, options?: RequestOptions): Promise<StoredRecord<R>[]>
  /** The same for many values at once, in order. */
  relatedEach(request: RelatedRequest): Promise<StoredRecord<R>[][]>
  /** Number of records for each value, without a limit. */
  relatedCounts(field: string, values: readonly string[], options?: RequestOptions): Promise<number[]>
  /**
   * All records in batches, each once while there are no writes: for copying an index. The order is the engine's own; a position remains
   * valid as long as the index exists.
   */
  contents(request: ContentsRequest): Promise<Contents<R>>
  /** Documents and data version (increases with every write). */
  status(): Promise<EngineStatus>
  /** The rebuild that runs while an index of an earlier version answers, with fewer fields; null if there is none. */
  readonly rebuilding: IndexRebuild | null
  /** How it was used since it was opened; null for an engine whose server has threads and caches of its own. */
  readonly use: EngineUse | null
}

/** Writing to an index. */
export interface IndexWriter<R extends object = object> {
  /**
   * Puts and deletes in one transaction, together with the position reached in a source, so that a killed import resumes exactly there.
   * Counted per record: new, changed, unchanged (same content, whatever its source). Durable when the promise resolves. When aborted, it
   * completes if that takes no more than some seconds, otherwise it rejects with the signal's reason.
   */
  write(batch: WriteBatch<R>, options?: WriteOptions): Promise<WriteCounts>
  /** Progress of an import of this source, null if it was never started. */
  sourceProgress(source: string): Promise<SourceProgress | null>
  /** The same for all sources, by name. */
  allProgress(): Promise<SourceProgress[]>
}

/** Maintenance of a whole index. */
export interface IndexAdmin<R extends object = object> {
  /**
   * Starts a shadow index for a first corpus or a rebuild: nothing is durable until `finish`, which checks it, makes it durable and
   * switches readers to it. If killed before that, nothing of it remains.
   */
  buildShadow(): Promise<IndexBuild<R>>
  /**
   * Rebuilds the index from its own documents as a shadow index and switches to it. Writes wait; if killed or aborted before the end,
   * nothing of it remains.
   */
  rebuild(options?: WriteOptions): Promise<void>
  /**
   * Replaces this index by that of another folder on the same disk, whose engine is closed. The index is moved: the other folder is empty
   * afterwards. If killed in between, either index is live and complete.
   */
  swapIn(folder: string): Promise<void>
}

/** Abilities of an engine; what is false is rejected with a SearchError `unsupported`. */
export interface EngineAbilities {
  /** False: ADJ, SEN, PARA and their negations are rejected. */
  readonly orderedProximity: boolean
  /** False: patterns with a wildcard before their end are rejected. */
  readonly patterns: boolean
  /** False: FREQ is rejected. */
  readonly frequency: boolean
  /** False: English words match only their exact form. */
  readonly wordForms: boolean
  /** False: there are no suggestions while typing. */
  readonly suggestions: boolean
  /** False: hits come without snippets. */
  readonly snippets: boolean
  /** False: there is no search for similar documents. */
  readonly similar: boolean
  /** False: there is no semantic search, and a semantic condition (`SEM=`) finds nothing. */
  readonly semantic: boolean
}

export interface Sort {
  /** `relevance`, or the `sort` name of a field (`application_date`). */
  readonly by: string
  readonly order: 'asc' | 'desc'
}

export interface PageRequest extends Selection {
  /**
   * Default, also if empty: the order of the kind (`RecordKind.order`), newest first; for a semantic query (`SEM=`) its ranking. Records
   * without the value come last in both directions. The order of ties is stable as long as the index does not change.
   */
  readonly sort?: readonly Sort[]
  readonly from: number
  /**
   * Lists hits in the order of their ids instead, those after this id; '' lists the first. An id never changes, so that pages which each
   * continue after the last id of the one before contain every record that is a hit throughout exactly once, whatever is written in
   * between. With `from: 0`, and without `sort` and `collapse`.
   */
  readonly after?: string
  /** 0 to 100 from the API; exports request more. */
  readonly size: number
  /** A grouping of the kind: one hit per group, the first in the requested order. */
  readonly collapse?: string
  /** Long records without body properties (`RecordKind.bodyProperties`): enough for a list, and many times cheaper. Default false. */
  readonly short?: boolean
  /** Passages of each hit's texts that contain words of the query. Default: none. */
  readonly snippets?: SnippetsRequest
}

export interface SnippetsRequest {
  /** Columns to quote from, most relevant first. */
  readonly columns: readonly string[]
  /** Maximum number of passages per hit, at most one per column. */
  readonly maxSnippets: number
  /** Approximate length of a passage in UTF-16 units. A slightly longer text is returned whole. */
  readonly length: number
}

/** A passage of one value of a text column. */
export interface Snippet {
  readonly column: string
  readonly text: string
  /** Whether the value continues before and after the passage. */
  readonly cutBefore: boolean
  readonly cutAfter: boolean
  /**
   * Matches of the query in it, ascending and disjoint, in UTF-16 units of `text`, with the clause (`clausesOf`) of each. For a proximity
   * only the words of its occurrences; never empty.
   */
  readonly marks: readonly Highlight[]
}

export interface Page<R extends object = object> {
  readonly hits: readonly Hit<R>[]
  /** Set if only the newest hits were ranked by relevance: their number. */
  readonly rankedNewest?: number
}

export interface Hit<R extends object = object> extends StoredRecord<R> {
  readonly score?: number
  /** Records in this hit's group, with `collapse`. */
  readonly groupSize?: number
  /** With `snippets`: in the order of the requested columns, without columns that do not match. */
  readonly snippets?: readonly Snippet[]
}

export interface CountRequest extends Selection {
  readonly collapse?: string
  /** Count to the end, however long it takes. */
  readonly exact?: boolean
}

export interface Count {
  readonly total: number
  readonly relation: 'eq' | 'gte'
}

export interface FacetsRequest extends Selection {
  /** A grouping of the kind: groups with a hit of a value are counted instead of hits. */
  readonly collapse?: string
  readonly facets: readonly FacetRequest[]
  /** Milliseconds for all of them together. Default 2000. */
  readonly timeLimit?: number
}

/** One way to count a field; `field` is the name of a facet or of a row of the field table, for sets of records any name. */
export type FacetRequest =
  /** Its most frequent values. */
  | { readonly field: string; readonly count: number }
  /**
   * Numbers and dates from `from` to before `to`; null is open. Listed in this order, including counts of 0, as `10..20`, `..10`, `20..`.
   */
  | { readonly field: string; readonly ranges: readonly NumberRange[] }
  /** A date by `yyyy` or `yyyyMM`, from the first to the last that occurs. */
  | { readonly field: string; readonly interval: 'year' | 'month' }
  /** Hits in each set of records, by its name: values that are not in the index. */
  | { readonly field: string; readonly sets: readonly RecordSet[] }

export interface NumberRange {
  readonly from: number | null
  readonly to: number | null
}

export interface Facet {
  readonly field: string
  /** Most frequent first, ties by value; ranges and sets in the requested order, intervals in chronological order. */
  readonly list: readonly { readonly value: string; readonly count: number }[]
  readonly timedOut: boolean
}

export interface TableRequest extends Selection {
  readonly rows: { readonly field: string; readonly count: number }
  readonly columns: { readonly field: string; readonly count: number }
  /** Milliseconds. Default 2000. */
  readonly timeLimit?: number
}

export interface Table {
  /** Values of the row field, most frequent first. */
  readonly rows: readonly string[]
  readonly columns: readonly string[]
  /** Hits that have both values, by row and column. */
  readonly counts: readonly (readonly number[])[]
  readonly timedOut: boolean
}

export interface SuggestRequest extends RequestOptions {
  /** The typed text: the beginning of a word, a name or a run of characters, Chinese ones also by their pinyin or its initials. */
  readonly text: string
  readonly limit: number
  /** Only words (`word`), or only values of this field; by default both. */
  readonly of?: string
  /** Names are counted among these documents; words that occur in none of them are left out. */
  readonly filters?: readonly Filter[]
}

export interface Suggestion {
  readonly text: string
  /** `word`, or the field whose value it is (`AP`, `in`). */
  readonly of: string
  /** Number of documents with it among the filtered ones; 0 if not even an estimate is known. */
  readonly documents: number
  /** Set if the number is an estimate. */
  readonly estimated?: boolean
}

export interface SimilarRequest extends RequestOptions {
  /** docId. */
  readonly id: string
  readonly size: number
}

export interface RelatedRequest extends RequestOptions {
  /** A relation of the kind. */
  readonly field: string
  readonly values: readonly string[]
  /** For each value. */
  readonly limit: number
  /** Records without body properties where these are long. Default false. */
  readonly short?: boolean
}

export interface ContentsRequest {
  /** `next` of the previous part; null for the first. */
  readonly after: string | null
  /** Records per call. */
  readonly limit: number
}

export interface Contents<R extends object = object> {
  readonly records: readonly StoredRecord<R>[]
  /** Where to continue; null after the last record. */
  readonly next: string | null
}

export interface WriteBatch<R extends object = object> {
  readonly puts: readonly R[]
  /** Identities. */
  readonly deletes?: readonly string[]
  readonly progress?: SourceProgress
}

export interface WriteOptions {
  /** The caller has aborted. */
  readonly signal?: AbortSignal | undefined
}

export interface SourceProgress {
  /** Identity of the source file: content hash and format version. */
  readonly source: string
  /** Documents of the source processed so far: written or rejected. */
  readonly position: number
  /** Number of rejected ones among them. */
  readonly rejected?: number
  readonly done: boolean
}

export interface WriteCounts {
  readonly new: number
  readonly changed: number
  readonly unchanged: number
  readonly deleted: number
}

export interface IndexBuild<R extends object = object> {
  write(batch: WriteBatch<R>): Promise<WriteCounts>
  finish(): Promise<void>
  abandon(): Promise<void>
}

export interface EngineStatus {
  readonly documents: number
  readonly version: number
}

/** A rebuild beside the index that answers: writes wait for its end. */
export interface IndexRebuild {
  /** Copied documents, and all. */
  readonly done: number
  readonly total: number
  /** Begin of the current attempt, ms since 1970; null while it waits for the rebuild of another kind. */
  readonly since: number | null
  /** Why the last attempt failed; another one follows. */
  readonly error: string | null
  /** Resolves when the new index answers, or the rebuild was stopped before. */
  readonly ended: Promise<void>
  /** Ends it: the index of the earlier version stays, and its rebuild begins again when it is opened next. */
  stop(): Promise<void>
}

/** Numbers since an engine was opened. */
export interface EngineUse {
  /** Threads for searches. */
  readonly readers: number
  /** Requests a thread was assigned to, and the ms they waited for it in all. */
  readonly jobs: number
  readonly waitedMs: number
  /** Sets of hits, and counts of values among them: taken from the cache, or computed. */
  readonly hits: CacheUse
  readonly answers: CacheUse
}

export interface CacheUse {
  readonly found: number
  readonly computed: number
}
