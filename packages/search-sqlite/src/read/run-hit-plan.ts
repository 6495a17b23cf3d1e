import { throwIfCancelled } from '@gezhi/threads'
import { statisticsOf } from './documents-of.ts'
import { toDocumentTest, type ToValueTest } from './document-test.ts'
import type { AlgebraPlan, HitPlan, IntersectionPlan, PositionPlan, StatementPlan } from './hit-plan.ts'
import { HitSet } from './hit-set.ts'
import { ROW_ID } from './index-connection.ts'
import type { IndexSession } from './index-session.ts'
import { asPart, OutOfTimeError } from './out-of-time-error.ts'
import { planHits, type Planning } from './plan-hits.ts'
import { hitsByPositions } from './position-hits.ts'
import { postingHits } from './posting-hits.ts'
import { rankedOrder } from './ranked-order.ts'
import type { ResolvedCondition } from './resolved-condition.ts'
import { rowBands } from './row-bands.ts'
import { toOrdinals } from './snapshot.ts'
import { inStoredOrder } from './stored-order.ts'
import { ALL_ROWS, type RowRange } from './stream-plan.ts'
import { valueHits } from './value-hits.ts'

/** Input of planning for the index of a session. */
export function planningOf(session: IndexSession): Planning {
  return { layout: session.layout, statistics: statisticsOf(session) }
}

/**
 * The hits of a plan, from the cache or newly collected. Throws `OutOfTimeError` at the time `until` (performance.now), with the hits so
 * far if documents were tested one by one.
 */
export function runHitPlan(session: IndexSession, plan: HitPlan, until: number): HitSet {
  throwIfCancelled()
  const key = JSON.stringify(plan.condition)
  const known = session.cache.get(key)
  if (known !== undefined) return known
  const hits = collectHits(session, plan, until)
  session.cache.set(key, hits)
  return hits
}

function collectHits(session: IndexSession, plan: HitPlan, until: number): HitSet {
  switch (plan.kind) {
    case 'everything':
      return HitSet.all(session.documents)
    case 'nothing':
      return HitSet.none()
    case 'statement':
      return statementHits(session, plan, until)
    case 'values':
      return valueHits(session, plan.field, plan.tests)
    case 'records':
      return session.recordSets.hits(plan.set)
    case 'ranked':
      return HitSet.of(rankedOrder(session, plan.name))
    case 'positions':
      return positionHits(session, plan, until)
    case 'union':
    case 'either':
    case 'complement':
    case 'same':
    case 'intersection':
      return asPart(() => algebraHits(session, plan, until))
  }
}

function algebraHits(session: IndexSession, plan: AlgebraPlan, until: number): HitSet {
  const run = (part: HitPlan) => runHitPlan(session, part, until)
  switch (plan.kind) {
    case 'union':
      return [...plan.parts.map(run), ...plan.values.map(({ field, tests }) => valueHits(session, field, tests))].reduce((a, b) => a.or(b))
    case 'either':
      return plan.parts.map(run).reduce((a, b) => a.xor(b))
    case 'complement':
      return HitSet.all(session.documents).minus(run(plan.of))
    case 'same':
      return run(plan.as)
    case 'intersection':
      return intersection(session, plan, until)
  }
}

/** From the postings of frequent words, else from FTS5. */
function statementHits(session: IndexSession, plan: StatementPlan, until: number, rows: RowRange = ALL_ROWS): HitSet {
  return postingHits(session, plan.condition, until, rows !== ALL_ROWS) ?? matchHits(session, plan.match, until, rows)
}

function matchHits(session: IndexSession, match: string, until: number, rows: RowRange = ALL_ROWS): HitSet {
  const sql = `SELECT count(collect(rowid)) FROM words WHERE words MATCH ? AND rowid BETWEEN ${ROW_ID} AND ${ROW_ID}`
  const parts: Uint32Array[] = []
  let size = 0
  for (const { first, last } of rowBands(session, match, rows)) {
    const found = session.connection.collect(sql, [match, first, last], until)
    size += found.size
    if (!found.complete || performance.now() > until) throw new OutOfTimeError(size)
    parts.push(toOrdinals(session.snapshot, found.numbers, found.size))
  }
  return HitSet.ofSorted(parts.length === 1 ? parts[0]! : joined(parts, size))
}

function joined(parts: readonly Uint32Array[], size: number): Uint32Array {
  const all = new Uint32Array(size)
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

const CHECK_EVERY = 64

/** Positions in postings decide, or FTS5 proposes candidates and the forward store decides; only among the hits of `within`, if given. */
function positionHits(session: IndexSession, plan: PositionPlan, until: number, within: HitSet | null = null): HitSet {
  const byPositions = hitsByPositions(session, plan.condition, until, within)
  if (byPositions?.isExact === true) return byPositions.hits
  const candidates = byPositions?.hits ?? candidateHits(session, plan.candidates, until, within)
  const test = toDocumentTest(session, plan.condition, collectedValues)
  const passing = new Uint32Array(candidates.size)
  let seen = 0
  let found = 0
  const { ordinals } = candidates
  for (const index of inStoredOrder(session.snapshot, ordinals)) {
    const ordinal = ordinals[index]!
    if (++seen % CHECK_EVERY === 0) {
      throwIfCancelled()
      if (performance.now() > until) throw new OutOfTimeError(found)
    }
    if (test(ordinal)) passing[found++] = ordinal
  }
  return HitSet.ofSorted(passing.slice(0, found).sort())
}

function candidateHits(session: IndexSession, match: string | null, until: number, within: HitSet | null): HitSet {
  if (match === null) return within ?? HitSet.all(session.documents)
  const proposed = asPart(() => matchHits(session, match, until, rowsAround(session, within)))
  return within === null ? proposed : proposed.and(within)
}

/** The test of a value that first collects all documents with it: fastest if many are tested. */
export const collectedValues: ToValueTest = (session, field, tests) => {
  const operands = tests.map((test): ResolvedCondition => ({ kind: 'value', field, test }))
  const condition = operands.length === 1 ? operands[0]! : ({ kind: 'or', operands } as const)
  const hits = runHitPlan(session, planHits(condition, planningOf(session)), Infinity)
  return (ordinal) => hits.has(ordinal)
}

/** From the first to the last of some hits. */
function rowsAround({ snapshot }: IndexSession, hits: HitSet | null): RowRange {
  if (hits === null) return ALL_ROWS
  const { ordinals } = hits
  const [first, last] = [ordinals.at(0) ?? 0, ordinals.at(-1) ?? 0]
  return { first: snapshot.rowIds[first] ?? 0, last: snapshot.rowIds[last] ?? 0 }
}

/** Ends as soon as no hits remain. */
function intersection(session: IndexSession, plan: IntersectionPlan, until: number): HitSet {
  let hits: HitSet | null = null
  for (const part of plan.parts) {
    if (hits?.size === 0) return hits
    const found = hitsAmong(session, part, plan.rows, until)
    hits = hits === null ? found : hits.and(found)
  }
  for (const part of plan.positions) hits = hits === null ? runHitPlan(session, part, until) : positionsWithin(session, part, hits, until)
  hits ??= HitSet.all(session.documents)
  for (const part of plan.without) hits = hits.minus(runHitPlan(session, part, until))
  for (const part of plan.withoutPositions) hits = hits.minus(positionsWithin(session, part, hits, until))
  return hits
}

/** The hits of a part; for a statement only those within rows, because all of them may be a thousand times as many as within a month. */
function hitsAmong(session: IndexSession, part: HitPlan, rows: RowRange, until: number): HitSet {
  const isWhole = part.kind !== 'statement' || rows === ALL_ROWS || session.cache.has(JSON.stringify(part.condition))
  return isWhole ? runHitPlan(session, part, until) : statementHits(session, part, until, rows)
}

function positionsWithin(session: IndexSession, plan: PositionPlan, within: HitSet, until: number): HitSet {
  const known = session.cache.get(JSON.stringify(plan.condition))
  return known === undefined ? positionHits(session, plan, until, within) : known.and(within)
}
