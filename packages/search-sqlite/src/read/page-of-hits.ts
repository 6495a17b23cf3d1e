import type { TextColumn } from '@gezhi/records'
import type { Hit, Page, PageRequest, Sort } from '@gezhi/search'
import { firstOfGroups, groupOf, groupSizes } from './collapse.ts'
import { conditionHits } from './condition-hits.ts'
import { hitsByDate } from './date-order.ts'
import { hitsById } from './id-order.ts'
import type { IndexSession } from './index-session.ts'
import { rankedByRelevance, rankedParts, type Ranked } from './relevance.ts'
import { documentOrder } from './sort-keys.ts'
import { toSnippets } from './snippets.ts'
import { readRecord } from '../storage/stored-record.ts'
import { recordsAt, recordJsonAt } from './stored-records.ts'
import type { StoredRecordJson } from './stored-record-json.ts'
import { topOrdinals } from './top-ordinals.ts'
import type { ResolvedCondition } from './resolved-condition.ts'

/** A page with unparsed records: parsing here would mean copying objects between threads. */
export type WrittenPage = Omit<Page, 'hits'> & { readonly hits: readonly (Omit<Hit, 'record'> & StoredRecordJson)[] }

export type PageJob = Pick<PageRequest, 'query' | 'sort' | 'from' | 'after' | 'size' | 'collapse' | 'short' | 'snippets'> & {
  readonly condition: ResolvedCondition
}

/** Hits of a query with a semantic part are ranked by it, unless another order is requested. */
const BY_RELEVANCE: Sort = { by: 'relevance', order: 'desc' }

/** One page of hits in the requested order. */
export function pageOfHits(session: IndexSession, job: PageJob): WrittenPage {
  if (job.after !== undefined) {
    const ordinals = hitsById(session, job.condition, { after: job.after, size: job.size })
    return { hits: toHits(session, job, ordinals, null, null) }
  }
  const sorts =
    job.sort === undefined || job.sort.length === 0
      ? [rankedParts(job.condition).length > 0 ? BY_RELEVANCE : newestFirst(session)]
      : job.sort
  const ranked = sorts[0]!.by === 'relevance' ? rankedByRelevance(session, job.condition, job.query) : null
  const ordered = ranked === null ? inOrder(session, job, sorts) : byScore(session, ranked, job, sorts)
  const ordinals = [
    ...(job.collapse === undefined ? ordered : firstOfGroups(ordered, groupOf(session, job.collapse))).drop(job.from).take(job.size),
  ]
  const hits = toHits(session, job, ordinals, ranked, job.collapse === undefined ? null : sizesIn(session, job.condition, job.collapse))
  return ranked === null || ranked.rankedNewest === null ? { hits } : { hits, rankedNewest: ranked.rankedNewest }
}

function newestFirst({ layout }: IndexSession): Sort {
  return { by: layout.defaultSort, order: 'desc' }
}

/** With `collapse` the number of hits on a page of groups is unknown, so all of them are sorted. */
function depth({ from, size, collapse }: PageJob, hits: number): number {
  return collapse === undefined ? Math.min(from + size, hits) : hits
}

function inOrder(session: IndexSession, job: PageJob, sorts: readonly Sort[]): Generator<number, void, void> | ArrayIterator<number> {
  const { by, order } = sorts[0]!
  if (by === session.layout.defaultSort && sorts.length === 1) return hitsByDate(session, job.condition, order)
  const hits = conditionHits(session, job.condition)
  return topOrdinals(hits.ordinals, depth(job, hits.size), documentOrder(session, sorts)).values()
}

function byScore(
  session: IndexSession,
  { hits: { ordinals }, scores }: Ranked,
  job: PageJob,
  [relevance, ...rest]: readonly Sort[],
): ArrayIterator<number> {
  const sign = relevance!.order === 'asc' ? 1 : -1
  const ties = documentOrder(session, rest)
  const before = (a: number, b: number) => (scores[a]! - scores[b]!) * sign || ties(ordinals[a]!, ordinals[b]!)
  const places = topOrdinals(scores.keys(), depth(job, scores.length), before)
  return places.map((place) => ordinals[place]!).values()
}

function sizesIn(session: IndexSession, condition: ResolvedCondition, collapse: string): (ordinal: number) => number {
  const group = groupOf(session, collapse)
  const sizes = groupSizes(conditionHits(session, condition), group)
  return (ordinal) => sizes.get(group(ordinal))!
}

function toHits(
  session: IndexSession,
  job: PageJob,
  ordinals: readonly number[],
  ranked: Ranked | null,
  groupSize: ((ordinal: number) => number) | null,
): WrittenPage['hits'] {
  const rowIds = ordinals.map((ordinal) => session.snapshot.rowIds[ordinal]!)
  const quote = job.snippets === undefined || job.query === null ? null : toSnippets(session, job.query, job.snippets)
  return recordJsonAt(session, rowIds, job.short).map((stored, i) => ({
    ...stored,
    ...(quote !== null && { snippets: quote(rowIds[i]!, recordReader(session, rowIds[i]!, stored)) }),
    ...(ranked !== null && { score: ranked.scores[ranked.hits.indexOf(ordinals[i]!)]! }),
    ...(groupSize !== null && { groupSize: groupSize(ordinals[i]!) }),
  }))
}

/** Reads a record once, and again in full if a requested column may be missing from short ones. */
function recordReader(session: IndexSession, rowId: number, { json }: StoredRecordJson): (column: TextColumn) => object {
  const { bodyProperties } = session.layout.kind
  let record: object | null = null
  return (column) => {
    record ??= readRecord(json)
    const known = record
    if (column.inBody === true && !bodyProperties.some((name) => name in known)) record = recordsAt(session, [rowId])[0]!.record
    return record
  }
}
