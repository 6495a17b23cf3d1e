import { FIRST_DATED_ROW } from '../storage/row-id.ts'
import { conditionHits } from './condition-hits.ts'
import { toDocumentTest } from './document-test.ts'
import type { HitSet } from './hit-set.ts'
import { ROW_ID } from './index-connection.ts'
import type { IndexSession } from './index-session.ts'
import { beginsBroadly, newestHits } from './newest-hits.ts'
import { firstAtLeast, ordinalOf } from './snapshot.ts'
import { rowBands } from './row-bands.ts'
import { collectedValues } from './run-hit-plan.ts'
import { isCollectable, toStreamPlan, type RowRange, type StreamPlan } from './stream-plan.ts'
import type { ResolvedCondition } from './resolved-condition.ts'

/** Maximum number of rows read individually; beyond it collecting every hit is cheaper. */
const MAX_STREAMED = 30_000
/** The same if each is tested in the forward store; if only that can decide, collecting would cost as much. */
const MAX_TESTED = 1000

export type Order = 'asc' | 'desc'

/** Ordinals of hits by date, those without one last; lazy, so that a first page stops early. */
export function* hitsByDate(session: IndexSession, condition: ResolvedCondition, order: Order): Generator<number, void, void> {
  const known = session.cache.get(JSON.stringify(condition))
  if (known !== undefined) {
    yield* inDateOrder(session, known, order, null)
    return
  }
  const plan = toStreamPlan(session.layout, condition)
  const walked = order === 'desc' && (plan === null || beginsBroadly(session, condition)) ? yield* newestHits(session, condition) : 0
  if (walked === 'all') return
  const hits =
    plan === null ? inDateOrder(session, conditionHits(session, condition), order, null) : streamedHits(session, condition, plan, order)
  yield* hits.drop(walked)
}

/** The rows of FTS5 in row-id order that match the rest of the condition; after too many rows all hits are collected. */
function* streamedHits(session: IndexSession, condition: ResolvedCondition, plan: StreamPlan, order: Order): Generator<number, void, void> {
  const filters = plan.filters.map((filter) => conditionHits(session, filter))
  const tests = plan.tests.map((test) => toDocumentTest(session, test, collectedValues))
  const maxSeen = tests.length === 0 ? MAX_STREAMED : plan.tests.every(isCollectable) ? MAX_TESTED : Infinity
  let seen = 0
  for (const ordinal of streamed(session, plan, order)) {
    if (filters.every((filter) => filter.has(ordinal)) && tests.every((test) => test(ordinal))) yield ordinal
    if (++seen < maxSeen) continue
    yield* inDateOrder(session, conditionHits(session, condition), order, ordinal)
    return
  }
}

function* streamed(session: IndexSession, plan: StreamPlan, order: Order): Generator<number, void, void> {
  const direction = order === 'asc' ? 'ASC' : 'DESC'
  const sql = `SELECT rowid FROM words WHERE words MATCH ? AND rowid BETWEEN ${ROW_ID} AND ${ROW_ID} ORDER BY rowid ${direction}`
  for (const dates of dateBands(plan.rows, order)) {
    for (const { first, last } of rowBands(session, plan.match, dates, order)) {
      for (const rowId of session.connection.rowIds(sql, [plan.match, first, last])) yield ordinalOf(session.snapshot, rowId)
    }
  }
}

/** Records without a date have the lowest row ids, so only ascending order must separate them. */
function dateBands({ first, last }: RowRange, order: Order): RowRange[] {
  if (order === 'desc') return [{ first, last }]
  const bands = [
    { first: Math.max(first, FIRST_DATED_ROW), last },
    { first, last: Math.min(last, FIRST_DATED_ROW - 1) },
  ]
  return bands.filter((band) => band.first <= band.last)
}

/** All hits in order, or only those that come after the ordinal `after`. */
function* inDateOrder(session: IndexSession, hits: HitSet, order: Order, after: number | null): Generator<number, void, void> {
  if (order === 'desc') return yield* hits.down(after ?? Infinity)
  const { ordinals } = hits
  const firstDated = firstAtLeast(session.snapshot.rowIds, FIRST_DATED_ROW)
  const undated = firstAtLeast(ordinals, firstDated)
  const place = after === null ? -1 : firstAtLeast(ordinals, after + 1)
  const pastDated = after !== null && after < firstDated
  if (!pastDated) for (let i = Math.max(undated, place); i < ordinals.length; i++) yield ordinals[i]!
  for (let i = pastDated ? place : 0; i < undated; i++) yield ordinals[i]!
}
