import {
  selectionCondition,
  type ContentsRequest,
  type MeaningRequest,
  type NeighboursRequest,
  type RelatedRequest,
  type Selection,
} from '@gezhi/search'
import { neighboursOf } from './meaning/neighbours/neighbours-of.ts'
import type { SharedWords } from './meaning/rank/meaning-reader.ts'
import { meaningStatusOf } from './meaning/rank/meaning-status-of.ts'
import { MeaningReader } from './meaning/rank/meaning-reader.ts'
import { rankByMeaning } from './meaning/rank/rank-by-meaning.ts'
import { rankWithin } from './meaning/rank/rank-within.ts'
import type { SharedMeaning } from './meaning/store/shared-meaning.ts'
import { loadAllColumns } from './read/load-all-columns.ts'
import { countOfHits } from './read/count-of-hits.ts'
import { facetsOfHits, type FacetsJob } from './read/facets-of-hits.ts'
import { IndexSession } from './read/index-session.ts'
import { pageOfHits, type PageJob } from './read/page-of-hits.ts'
import { resolveCondition } from './read/resolve-condition.ts'
import type { ResolvedCondition } from './read/resolved-condition.ts'
import { similarDocuments } from './read/similar-documents.ts'
import type { Snapshot } from './read/snapshot.ts'
import { suggestions, type SuggestJob } from './read/suggestions.ts'
import { tableOfHits, type TableJob } from './read/table-of-hits.ts'
import { contentsAfter, countsRelated, recordsById, recordsRelated } from './read/stored-records.ts'
import { indexLayout } from './storage/index-layout.ts'
import { readAllProgress, readProgress, readStatus } from './storage/index-status.ts'
import type { AskedVector } from '@gezhi/search/meaning'
import { importKind, serveJobs, threadSettings, type KindSettings } from '@gezhi/search/threads'

/** What a reader thread is started with. */
export interface ReaderSettings extends KindSettings {
  /** Bytes of collected hits it keeps. */
  readonly cacheBytes: number
  /** Bytes of pages of the file it keeps; the connection's own number where none is said. */
  readonly pageBytes?: number
}

/** What every job of a reader says: which file to read. */
export interface OnIndex {
  readonly path: string
}
export type Selected = OnIndex &
  Pick<Selection, 'query' | 'filters'> & {
    /** Where the query asks by meaning and a model outside makes the vectors: that of what it asks. */
    readonly asked?: AskedVector
  }

export type AdoptArgument = OnIndex & { readonly shared: Snapshot }
export type PageArgument = Selected & Omit<PageJob, 'condition'>
export type CountArgument = Selected & { readonly collapse?: string; readonly exact?: boolean }
export type FacetsArgument = Selected & Omit<FacetsJob, 'condition'>
export type TableArgument = Selected & Omit<TableJob, 'condition'>
export type SuggestArgument = Selected & Omit<SuggestJob, 'condition'>
export type SimilarArgument = OnIndex & { readonly id: string; readonly size: number }
export type ProgressArgument = OnIndex & { readonly source: string }
export type ContentsArgument = OnIndex & ContentsRequest
export type GetArgument = OnIndex & { readonly ids: readonly string[] }
export type RelatedArgument = OnIndex & RelatedRequest
export type RelatedCountsArgument = OnIndex & { readonly field: string; readonly values: readonly string[] }

export type MeaningArgument = OnIndex & Omit<MeaningRequest, 'signal'> & Pick<Selected, 'asked'>
export type NeighboursArgument = OnIndex & Pick<NeighboursRequest, 'text' | 'limit'>
export type AdoptMeaningArgument = OnIndex & { readonly shared: SharedMeaning | null }
export type AdoptWordsArgument = OnIndex & { readonly shared: SharedWords | null }

function conditionOf(index: IndexSession, { query = null, filters, asked }: Partial<Selected>): ResolvedCondition {
  const condition = selectionCondition({ query, ...(filters !== undefined && { filters }) }, index.layout.kind.fields)
  return resolveCondition(condition, {
    vocabulary: index.vocabulary,
    columnCount: index.layout.columns.length,
    rank: (text, within) => rankWithin(meaningOf(index), asked)(text, within),
  })
}

/** The vector that was asked for is that of the question, not of what a query within asks by meaning. */
function withoutAsked({ asked: _, ...selected }: MeaningArgument): Partial<Selected> {
  return selected
}

const { cacheBytes, pageBytes, ...kindSettings } = threadSettings<ReaderSettings>()
const layout = indexLayout(await importKind(kindSettings))
let session: IndexSession | null = null
let meaning: MeaningReader | null = null

/** The session on this file; a file that was switched in takes the place of the last. */
function on({ path }: OnIndex): IndexSession {
  if (session?.path === path) return session
  session?.close()
  meaning?.close()
  session = meaning = null
  session = new IndexSession(path, layout, cacheBytes, pageBytes)
  return session
}

function meaningOf(index: IndexSession): MeaningReader {
  meaning ??= new MeaningReader(index)
  return meaning
}

serveJobs({
  warm: (job: OnIndex) => on(job).read(loadAllColumns),
  adopt: (job: AdoptArgument) => on(job).adopt(job.shared),
  page: (job: PageArgument) => on(job).read((index) => pageOfHits(index, { ...job, condition: conditionOf(index, job) })),
  count: (job: CountArgument) => on(job).read((index) => countOfHits(index, { ...job, condition: conditionOf(index, job) })),
  facets: (job: FacetsArgument) => on(job).read((index) => facetsOfHits(index, { ...job, condition: conditionOf(index, job) })),
  table: (job: TableArgument) => on(job).read((index) => tableOfHits(index, { ...job, condition: conditionOf(index, job) })),
  suggest: (job: SuggestArgument) => on(job).read((index) => suggestions(index, { ...job, condition: conditionOf(index, job) })),
  similar: (job: SimilarArgument) => on(job).read((index) => similarDocuments(index, job)),
  status: (job: OnIndex) => on(job).readRows((index) => readStatus(index.connection.db)),
  progress: (job: ProgressArgument) => on(job).readRows((index) => readProgress(index.connection.db, job.source)),
  allProgress: (job: OnIndex) => on(job).readRows((index) => readAllProgress(index.connection.db)),
  contents: (job: ContentsArgument) => on(job).readRows((index) => contentsAfter(index, job)),
  get: (job: GetArgument) => on(job).readRows((index) => recordsById(index, job.ids)),
  related: (job: RelatedArgument) => on(job).readRows((index) => recordsRelated(index, job)),
  rankByMeaning: (job: MeaningArgument) =>
    on(job).read((index) => rankByMeaning(meaningOf(index), { ...job, condition: conditionOf(index, withoutAsked(job)) })),
  neighbours: (job: NeighboursArgument) => on(job).read((index) => neighboursOf(meaningOf(index), job)),
  meaningStatus: (job: OnIndex) => on(job).read((index) => meaningStatusOf(meaningOf(index))),
  warmMeaning: (job: OnIndex) => on(job).read((index) => meaningOf(index).refresh()),
  adoptMeaning: (job: AdoptMeaningArgument) => on(job).read((index) => meaningOf(index).adopt(job.shared)),
  warmWords: (job: OnIndex) => on(job).read((index) => meaningOf(index).sharedWords()),
  adoptWords: (job: AdoptWordsArgument) => on(job).read((index) => meaningOf(index).adoptWords(job.shared)),
  relatedCounts: (job: RelatedCountsArgument) => on(job).readRows((index) => countsRelated(index, job.field, job.values)),
})
