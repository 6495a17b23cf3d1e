import type { Highlight } from '@gezhi/query'
import type { RecordKind } from '@gezhi/records'
import type { SemanticSearch } from './semantic/semantic-search.ts'
import type { Filter, RequestOptions, Selection } from './selection.ts'
import type { StoredRecord } from './stored-record.ts'

export type { Filter, RequestOptions, Selection } from './selection.ts'
export type { StoredRecord } from './stored-record.ts'

/**
 * The port every search engine stands behind, for the records of one kind. It takes the query tree, never an engine's own language. All
 * calls may run at the same time; writes are queued. Every method rejects with `SearchError` where the request cannot be answered.
 */
export interface SearchEngine<R extends object = object> extends SearchReader<R>, IndexWriter<R>, IndexAdmin<R> {
  close(): Promise<void>
}

/** What is asked of an index. */
export interface SearchReader<R extends object = object> {
  readonly name: string
  readonly kind: RecordKind<R>
  readonly supports: EngineAbilities
  /** Semantic search; null where `supports.semantic` is false. */
  readonly semantic: SemanticSearch<R> | null
  /** One page of hits in order. Stops early where it can: never counts. */
  page(request: PageRequest): Promise<Page<R>>
  /** How many hits (groups with `collapse`). May answer a lower bound when the exact number would take too long; ask again for it. */
  count(request: CountRequest): Promise<Count>
  /** Counts of values among the hits. A facet that ran out of time is incomplete and marked as such. */
  facets(request: FacetsRequest): Promise<Facet[]>
  /** Counts of pairs of values of two fields among the hits: the most frequent of each. */
  table(request: TableRequest): Promise<Table>
  /** What a few typed characters may become, most documents first. */
  suggest(request: SuggestRequest): Promise<Suggestion[]>
  /** Documents that share the rarest and most frequent words of one document, most alike first, without it. Empty for an unknown id. */
  similar(request: SimilarRequest): Promise<Page<R>>
  /** The newest stored version of each record that exists, by identity (`RecordKind.identity`), in the order asked. */
  get(ids: readonly string[], options?: RequestOptions): Promise<StoredRecord<R>[]>
  /** Records of which a value is among the keys of a relation of the kind, oldest first, at most `limit`. Values in any writing. */
  related(field: string, value: string, limit: number, options?: RequestOptions): Promise<StoredRecord<R>[]>
  /** The same for many values at once, in their order. */
  relatedEach(request: RelatedRequest): Promise<StoredRecord<R>[][]>
  /** How many records each value would find, without a limit. */
  relatedCounts(field: string, values: readonly string[], options?: RequestOptions): Promise<number[]>
  /**
   * All records, some at a time, each once while there are no writes: for copying an index. The order is the engine's own; a place in
   * it is good for as long as the index is.
   */
  contents(request: ContentsRequest): Promise<Contents<R>>
  /** Documents and data version (rises with every write). */
  status(): Promise<EngineStatus>
}

/** How records come into an index. */
export interface IndexWriter<R extends object = object> {
  /**
   * Puts and deletes in one transaction, together with the position reached in a source, so that a killed import resumes exactly
   * there. Counted per record: new, changed, unchanged (same content, whatever its provenance). Durable when the promise resolves.
   * Aborted, it is written to its end where that takes no more than some seconds, else rejects with the signal's reason.
   */
  write(batch: WriteBatch<R>, options?: WriteOptions): Promise<WriteCounts>
  /** How far an import got with this source, null when it never began. */
  sourceProgress(source: string): Promise<SourceProgress | null>
  /** The same of every source there ever was, by their names. */
  allProgress(): Promise<SourceProgress[]>
}

/** What is done to an index as a whole. */
export interface IndexAdmin<R extends object = object> {
  /**
   * Starts a new index beside the live one, for a first corpus or a rebuild: no durability until `finish`, which checks it, makes it
   * durable and switches readers over. Killed before that, nothing of it remains.
   */
  buildShadow(): Promise<IndexBuild<R>>
  /** Makes the index anew from its own documents, beside the live one, and switches over. Writes wait; killed or aborted before the end, nothing of it remains. */
  rebuild(options?: WriteOptions): Promise<void>
  /**
   * Puts the index of another folder, whose engine is closed and which is on the same disk, in the place of this one. The index is moved:
   * the other folder is empty then. Killed in between, either index is in use and whole.
   */
  swapIn(folder: string): Promise<void>
}

/** What an engine can do; what is false it refuses with a SearchError `unsupported`. */
export interface EngineAbilities {
  /** False: ADJ, SEN, PARA and their negations are refused. */
  readonly orderedProximity: boolean
  /** False: patterns with a wildcard before their end are refused. */
  readonly patterns: boolean
  /** False: FREQ is refused. */
  readonly frequency: boolean
  /** False: English words are found in the form they were written in only. */
  readonly wordForms: boolean
  /** False: nothing is suggested while typing. */
  readonly suggestions: boolean
  /** False: hits come without snippets. */
  readonly snippets: boolean
  /** False: no similar documents are offered. */
  readonly similar: boolean
  /** False: there is no semantic search, and what a query asks so (`SEM=`) finds nothing. */
  readonly semantic: boolean
}

export interface Sort {
  /** `relevance`, or the `sort` name of a field (`application_date`). */
  readonly by: string
  readonly order: 'asc' | 'desc'
}

export interface PageRequest extends Selection {
  /** Default, and where empty: the order of the kind (`RecordKind.order`), newest first; of a query that is semantic (`SEM=`) relevance, which it ranks. Records without the value come last either way. Ties stay in one order as long as the index does not change. */
  readonly sort?: readonly Sort[]
  readonly from: number
  /** 0 to 100 from the API; exports ask for more. */
  readonly size: number
  /** A grouping of the kind: one hit a group, the first in the order asked. */
  readonly collapse?: string
  /** Records without body properties (`RecordKind.bodyProperties`) where these are long: enough for a list, and many times cheaper. Default false. */
  readonly short?: boolean
  /** Passages of each hit's texts in which the words of the query stand. None without it. */
  readonly snippets?: SnippetsRequest
}

export interface SnippetsRequest {
  /** Columns to quote from, the most telling first. */
  readonly columns: readonly string[]
  /** At most so many passages a hit, one a column. */
  readonly most: number
  /** UTF-16 units a passage has about. A text that is hardly longer is given whole. */
  readonly length: number
}

/** A passage of one value of a text column. */
export interface Snippet {
  readonly column: string
  readonly text: string
  /** Whether the value goes on before and after the passage. */
  readonly cutBefore: boolean
  readonly cutAfter: boolean
  /**
   * What the query found in it, ascending, never over each other, in UTF-16 units of `text`, with the clause (`clausesOf`) each belongs
   * to. Of a proximity only the words that meet it; never empty.
   */
  readonly marks: readonly Highlight[]
}

export interface Page<R extends object = object> {
  readonly hits: readonly Hit<R>[]
  /** Set when relevance ranked only the newest hits: how many. */
  readonly rankedNewest?: number
}

export interface Hit<R extends object = object> extends StoredRecord<R> {
  readonly score?: number
  /** Records in this hit's group, with `collapse`. */
  readonly groupSize?: number
  /** With `snippets`: in the order of the columns asked for, without columns that hold nothing of the query. */
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
  readonly facets: readonly FacetRequest[]
  /** Milliseconds for all of them together. Default 2000. */
  readonly timeLimit?: number
}

/** One way to count a field; `field` is the name of a facet or of a row of the field table. */
export type FacetRequest =
  /** Its most frequent values. */
  | { readonly field: string; readonly count: number }
  /** Numbers and dates from `from` to before `to`; null is open. Listed in this order, with 0 too, as `10..20`, `..10`, `20..`. */
  | { readonly field: string; readonly ranges: readonly NumberRange[] }
  /** A date by `yyyy` or `yyyyMM`, from the first to the last that has any. */
  | { readonly field: string; readonly interval: 'year' | 'month' }

export interface NumberRange {
  readonly from: number | null
  readonly to: number | null
}

export interface Facet {
  readonly field: string
  /** Most frequent first, ties by value; ranges as asked, intervals in time. */
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
  /** What is typed so far: the beginning of a word, a name or a run of characters, Chinese ones also by their pinyin or its first letters. */
  readonly text: string
  readonly limit: number
  /** Only words (`word`), or only values of this field; without it both, as they come. */
  readonly of?: string
  /** Names are counted among these documents; words that stand in none of them are left out. */
  readonly filters?: readonly Filter[]
}

export interface Suggestion {
  readonly text: string
  /** `word`, or the field whose value it is (`AP`, `in`). */
  readonly of: string
  /** Documents that hold it, of the filtered ones; 0 where not even about how many is known. */
  readonly documents: number
  /** Set where these are about so many. */
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
  /** `next` of the part before; null begins. */
  readonly after: string | null
  /** Records at once. */
  readonly limit: number
}

export interface Contents<R extends object = object> {
  readonly records: readonly StoredRecord<R>[]
  /** Where to go on; null after the last record. */
  readonly next: string | null
}

export interface WriteBatch<R extends object = object> {
  readonly puts: readonly R[]
  /** Identities. */
  readonly deletes?: readonly string[]
  readonly progress?: SourceProgress
}

export interface WriteOptions {
  /** The caller has gone. */
  readonly signal?: AbortSignal | undefined
}

export interface SourceProgress {
  /** Identity of the source file: content hash and format version. */
  readonly source: string
  /** Documents of the source already dealt with: written or rejected. */
  readonly position: number
  /** How many of them were rejected. */
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
