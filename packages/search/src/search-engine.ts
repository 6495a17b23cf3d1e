import type { QueryNode } from '@gezhi/query'
import type { PatentRecord } from '@gezhi/records'

/**
 * The port every search engine stands behind. It takes the query tree, never an engine's own language. All calls may run at the
 * same time; `write` calls are queued. Every method rejects with `SearchError` where the request cannot be answered.
 */
export interface SearchEngine {
  readonly name: string
  readonly supports: EngineAbilities
  /** One page of hits in order. Stops early where it can: never counts. */
  page(request: PageRequest): Promise<Page>
  /** How many hits (groups with `collapse`). May answer a lower bound when the exact number would take too long; ask again for it. */
  count(request: CountRequest): Promise<Count>
  /** Counts of values among the hits. A facet that ran out of time says so and is not complete. */
  facets(request: FacetsRequest): Promise<Facet[]>
  /** The newest stored version of each record that exists, by normalised publication number or docId, in the order asked. */
  get(ids: readonly string[]): Promise<StoredRecord[]>
  /** Publications that share a value of a field (`application`, `family-simple`, `family-extended`, `cites`), oldest first, at most `limit`. */
  related(field: RelationField, value: string, limit: number): Promise<StoredRecord[]>
  /**
   * Puts and deletes in one transaction, together with the position reached in a source, so that a killed import resumes exactly
   * there. Counted per record: new, changed, unchanged (same content, whatever its provenance). Durable when the promise resolves.
   */
  write(batch: WriteBatch): Promise<WriteCounts>
  /**
   * Starts a new index beside the live one, for a first corpus or a rebuild: no durability until `finish`, which checks it, makes it
   * durable and switches readers over. Killed before that, nothing of it remains.
   */
  buildAside(): Promise<IndexBuild>
  /** How far an import got with this source, null when it never began. */
  sourceProgress(source: string): Promise<SourceProgress | null>
  /** Documents and data version (rises with every write). */
  status(): Promise<EngineStatus>
  close(): Promise<void>
}

/** What an engine can do; false means the server answers with the sentence in `docs/engines.md` instead. */
export interface EngineAbilities {
  readonly orderedProximity: boolean
  readonly patterns: boolean
}

export interface Selection {
  /** null selects everything. */
  readonly query: QueryNode | null
  /** Joined by AND to the query; the values of one filter are joined by OR. */
  readonly filters?: readonly Filter[]
  /** When aborted, the engine stops working on this request and rejects with the signal's reason. */
  readonly signal?: AbortSignal
}

export interface Filter {
  /** Name in the field table. */
  readonly field: string
  readonly values: readonly string[]
  /** false excludes. */
  readonly include: boolean
}

export interface Sort {
  /** `relevance`, or the `sort` name of a field (`application_date`). */
  readonly by: string
  readonly order: 'asc' | 'desc'
}

export type Collapse = 'application' | 'family'

export interface PageRequest extends Selection {
  /** Default: application_date desc. Records without the value come last either way. Ties fall by publication number. */
  readonly sort?: readonly Sort[]
  readonly from: number
  /** 0 to 100 from the API; exports ask for more. */
  readonly size: number
  /** One hit a group, the first in the order asked. */
  readonly collapse?: Collapse
}

export interface Page {
  readonly hits: readonly Hit[]
  /** Set when relevance ranked only the newest hits: how many. */
  readonly rankedNewest?: number
}

export interface Hit extends StoredRecord {
  readonly score?: number
  /** Publications in this hit's group, with `collapse`. */
  readonly groupSize?: number
}

export interface StoredRecord {
  /** Stable across changes of the record. */
  readonly docId: string
  readonly record: PatentRecord
}

export interface CountRequest extends Selection {
  readonly collapse?: Collapse
  /** Count to the end, however long it takes. */
  readonly exact?: boolean
}

export interface Count {
  readonly total: number
  readonly relation: 'eq' | 'gte'
}

export interface FacetsRequest extends Selection {
  readonly facets: readonly { readonly field: string; readonly count: number }[]
  /** Milliseconds for all of them together. Default 2000. */
  readonly timeLimit?: number
}

export interface Facet {
  readonly field: string
  /** Most frequent first, ties by value. */
  readonly list: readonly { readonly value: string; readonly count: number }[]
  readonly timedOut: boolean
}

export type RelationField = 'application' | 'family-simple' | 'family-extended' | 'cites'

export interface WriteBatch {
  readonly puts: readonly PatentRecord[]
  /** Publication numbers or docIds. */
  readonly deletes?: readonly string[]
  readonly progress?: SourceProgress
}

export interface SourceProgress {
  /** Identity of the source file: content hash and format version. */
  readonly source: string
  /** Pieces of the source already dealt with: written, rejected or set aside. */
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

export interface IndexBuild {
  write(batch: WriteBatch): Promise<WriteCounts>
  finish(): Promise<void>
  abandon(): Promise<void>
}

export interface EngineStatus {
  readonly documents: number
  readonly version: number
}
