import type {
  ContentsRequest,
  Count,
  CountRequest,
  EngineStatus,
  Facet,
  SemanticSearchRequest,
  SemanticStatus,
  Neighbour,
  NeighboursRequest,
  Page,
  RelatedRequest,
  SimilarRequest,
  SourceProgress,
  StoredRecord,
  Suggestion,
  Table,
} from '@gezhi/search'
import type { QuestionVector } from '@gezhi/search/semantic'
import { SEARCH_ERRORS, type KindSettings } from '@gezhi/search/threads'
import { defineThread, type OperationName, type ThreadProtocol } from '@gezhi/threads'
import type { SharedWords } from '../semantic/rank/semantic-reader.ts'
import type { StoredSemanticPage } from '../semantic/rank/rank-semantically.ts'
import type { SharedSemanticStore } from '../semantic/store/shared-semantic-store.ts'
import type { FacetsJob } from '../read/facets-of-hits.ts'
import type { PageJob, WrittenPage } from '../read/page-of-hits.ts'
import type { Snapshot } from '../read/snapshot.ts'
import type { StoredRecordJson } from '../read/stored-record-json.ts'
import type { SuggestJob } from '../read/suggestions.ts'
import type { TableJob } from '../read/table-of-hits.ts'
import type { JobOptions } from './job-options.ts'

/** Start-up data of a reader thread. */
export interface ReaderSettings extends KindSettings {
  /** Bytes of cached hits. */
  readonly cacheBytes: number
  /** Bytes of cached pages of the file; by default the connection's own number. */
  readonly pageBytes?: number
  /** Where the thread counts the use of its caches (`CacheCounts`). */
  readonly counted: SharedArrayBuffer
}

/** The query and filters of a request, lowered by the caller. */
export interface Selected {
  /** `conditionText`. */
  readonly condition: string
  /** Sets of records that the condition names, as the ids in JSON: sent to a reader that does not know one of them. */
  readonly recordSets?: Readonly<Record<string, string>>
  /** If the query has a semantic part and an external model computes vectors: the vector of that part. */
  readonly questionVector?: QuestionVector
}

/** A job of the reader as its request: with the lowered condition, which only a reader can resolve. */
type Selecting<Job> = Selected & Omit<Job, 'condition'>

/** In-memory data of one reader that others can attach. */
export type SharedPart =
  | { readonly part: 'snapshot'; readonly shared: Snapshot }
  | { readonly part: 'semantic'; readonly shared: SharedSemanticStore | null }
  | { readonly part: 'words'; readonly shared: SharedWords | null }

/** The parts, in the order of computation. */
export const SHARED_PARTS: readonly SharedPart['part'][] = ['snapshot', 'semantic', 'words']

/** Queries on an index of records `R`. */
export interface ReaderQueries<R extends object> {
  readonly page: { readonly request: Selecting<PageJob>; readonly response: WrittenPage }
  readonly count: { readonly request: Selected & Pick<CountRequest, 'collapse' | 'exact'>; readonly response: Count }
  readonly facets: { readonly request: Selecting<FacetsJob>; readonly response: Facet[] }
  readonly table: { readonly request: Selecting<TableJob>; readonly response: Table }
  readonly suggest: { readonly request: Selecting<SuggestJob>; readonly response: Suggestion[] }
  readonly similar: { readonly request: Pick<SimilarRequest, 'id' | 'size'>; readonly response: Page<R> }
  readonly status: { readonly request: null; readonly response: EngineStatus }
  readonly progress: { readonly request: string; readonly response: SourceProgress | null }
  readonly allProgress: { readonly request: null; readonly response: SourceProgress[] }
  readonly contents: {
    readonly request: ContentsRequest
    readonly response: { readonly records: readonly StoredRecordJson[]; readonly next: string | null }
  }
  readonly get: { readonly request: readonly string[]; readonly response: StoredRecord<R>[] }
  readonly related: { readonly request: Omit<RelatedRequest, 'signal' | 'caller'>; readonly response: StoredRecord<R>[][] }
  readonly relatedCounts: { readonly request: Pick<RelatedRequest, 'field' | 'values'>; readonly response: number[] }
  readonly rankSemantically: {
    readonly request: Selected & Omit<SemanticSearchRequest, 'query' | 'filters' | 'signal' | 'caller'>
    readonly response: StoredSemanticPage
  }
  readonly neighbours: { readonly request: Pick<NeighboursRequest, 'text' | 'limit'>; readonly response: Neighbour[] }
  readonly semanticStatus: { readonly request: null; readonly response: Omit<SemanticStatus, 'building'> }
  readonly load: { readonly request: SharedPart['part']; readonly response: SharedPart }
  readonly attach: { readonly request: SharedPart; readonly response: void }
}

/** A request with the file it reads. */
export interface OnIndex<Request> {
  readonly path: string
  readonly request: Request
}

/** Each query, on an index. */
export type ReaderOperations<R extends object> = {
  readonly [Name in keyof ReaderQueries<R>]: {
    readonly request: OnIndex<ReaderQueries<R>[Name]['request']>
    readonly response: ReaderQueries<R>[Name]['response']
  }
}

/** Sends a query to a reader of the live index. */
export type ReadIndex<R extends object> = <Name extends OperationName<ReaderQueries<R>>>(
  query: Name,
  request: ReaderQueries<R>[Name]['request'],
  options: JobOptions,
) => Promise<ReaderQueries<R>[Name]['response']>

/** The thread that serves searches of an index of records `R`, which are those of the kind it is started with. */
export function readerThread<R extends object>(): ThreadProtocol<ReaderOperations<R>, ReaderSettings> {
  return defineThread(new URL('../reader-thread.ts', import.meta.url), SEARCH_ERRORS)
}
