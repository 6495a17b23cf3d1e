import type { SearchCondition } from '@gezhi/query'
import { importKind } from '@gezhi/search/threads'
import { serveThread, threadSettings } from '@gezhi/threads'
import { SemanticReader } from './semantic/rank/semantic-reader.ts'
import { semanticStatusOf } from './semantic/rank/semantic-status-of.ts'
import { neighboursOf } from './semantic/neighbours/neighbours-of.ts'
import { rankSemantically } from './semantic/rank/rank-semantically.ts'
import { rankWithin } from './semantic/rank/rank-within.ts'
import { AnswerCache } from './read/answer-cache.ts'
import { CacheCounts } from './read/cache-counts.ts'
import { countOfHits } from './read/count-of-hits.ts'
import { facetsOfHits } from './read/facets-of-hits.ts'
import { IndexSession } from './read/index-session.ts'
import { loadAllColumns } from './read/load-all-columns.ts'
import { pageOfHits } from './read/page-of-hits.ts'
import { resolveCondition } from './read/resolve-condition.ts'
import type { ResolvedCondition } from './read/resolved-condition.ts'
import { similarDocuments } from './read/similar-documents.ts'
import { contentsAfter, countsRelated, recordsById, recordsRelated } from './read/stored-records.ts'
import { suggestions } from './read/suggestions.ts'
import { tableOfHits } from './read/table-of-hits.ts'
import { indexLayout } from './storage/index-layout.ts'
import { readAllProgress, readProgress, readStatus } from './storage/index-status.ts'
import { readerThread, type OnIndex, type Selected, type SharedPart } from './threads/reader-protocol.ts'

/** Number of cached condition trees. */
const MAX_CACHED_CONDITIONS = 50

/** kB of pages cached while in-memory data is loaded. */
const LOADING_KB = 4096

const PROTOCOL = readerThread<object>()
const { cacheBytes, pageBytes, counted, ...kindSettings } = threadSettings(PROTOCOL)
const counts = new CacheCounts(counted)
const layout = indexLayout(await importKind(kindSettings))
const conditions = new AnswerCache<SearchCondition>(MAX_CACHED_CONDITIONS)
let session: IndexSession | null = null
let semantic: SemanticReader | null = null

/** The session on this file; replaces the previous session when another file was switched in. */
function on(path: string): IndexSession {
  if (session?.path === path) return session
  session?.close()
  semantic?.close()
  session = semantic = null
  session = new IndexSession(path, layout, { cacheBytes, pageBytes, counts })
  return session
}

function semanticOf(index: IndexSession): SemanticReader {
  semantic ??= new SemanticReader(index)
  return semantic
}

/** Looks up the words of a condition in the index and ranks its semantic part; `questionVector`: the vector of that part by an external model. */
function resolved(index: IndexSession, { condition: text, questionVector, recordSets = {} }: Selected): ResolvedCondition {
  for (const [name, ids] of Object.entries(recordSets)) index.recordSets.add(name, ids)
  const condition = conditions.get(text, () => JSON.parse(text))
  return resolveCondition(condition, {
    vocabulary: index.vocabulary,
    columnCount: index.layout.columns.length,
    rank: (text, within) => rankWithin(semanticOf(index), questionVector)(text, within),
  })
}

/** A handler of requests that use in-memory data of one version of the index. */
function read<Request, Response>(work: (index: IndexSession, request: Request) => Response) {
  return ({ path, request }: OnIndex<Request>) => on(path).read((index) => work(index, request))
}

/** A handler of requests that use stored rows only. */
function readRows<Request, Response>(work: (index: IndexSession, request: Request) => Response) {
  return ({ path, request }: OnIndex<Request>) => on(path).readRows((index) => work(index, request))
}

/** A handler of requests for what a query selects, whose job gets the resolved condition. */
function select<Request extends Selected, Response>(
  work: (index: IndexSession, job: Omit<Request, 'condition'> & { readonly condition: ResolvedCondition }) => Response,
) {
  return read((index, request: Request) => work(index, { ...request, condition: resolved(index, request) }))
}

/** Does work that reads each page of the index once: pages that are cached meanwhile would remain. */
function withFewPages<Result>(path: string, work: () => Result): Result {
  const { db } = on(path).connection
  const { cache_size: size } = db.prepare('PRAGMA cache_size').get() as { cache_size: number }
  db.exec(`PRAGMA cache_size=-${LOADING_KB}`)
  try {
    return work()
  } finally {
    db.exec(`PRAGMA cache_size=${size}`)
  }
}

function load(index: IndexSession, part: SharedPart['part']): SharedPart {
  switch (part) {
    case 'snapshot':
      return { part, shared: loadAllColumns(index) }
    case 'semantic':
      return { part, shared: semanticOf(index).refresh() }
    case 'words':
      return { part, shared: semanticOf(index).sharedWords() }
  }
}

function attach({ path, request }: OnIndex<SharedPart>): void {
  const index = on(path)
  switch (request.part) {
    case 'snapshot':
      return index.attach(request.shared)
    case 'semantic':
      return index.read(() => semanticOf(index).attach(request.shared))
    case 'words':
      return index.read(() => semanticOf(index).attachWords(request.shared))
  }
}

serveThread(PROTOCOL, {
  page: select(pageOfHits),
  count: select(countOfHits),
  facets: select(facetsOfHits),
  table: select(tableOfHits),
  suggest: select(suggestions),
  similar: read(similarDocuments),
  status: readRows((index) => readStatus(index.connection.db)),
  progress: readRows((index, source) => readProgress(index.connection.db, source)),
  allProgress: readRows((index) => readAllProgress(index.connection.db)),
  contents: readRows(contentsAfter),
  get: readRows(recordsById),
  related: readRows(recordsRelated),
  relatedCounts: readRows((index, { field, values }) => countsRelated(index, field, values)),
  // The vector belongs to the question, not to a semantic part of the query within.
  rankSemantically: read((index, request) =>
    rankSemantically(semanticOf(index), { ...request, condition: resolved(index, { condition: request.condition }) }),
  ),
  neighbours: read((index, request) => neighboursOf(semanticOf(index), request)),
  semanticStatus: read((index) => semanticStatusOf(semanticOf(index))),
  load: (job) => withFewPages(job.path, () => read(load)(job)),
  attach,
})
