import type { QueryNode } from '@gezhi/query'
import { conditionHits } from './condition-hits.ts'
import { HitSet } from './hit-set.ts'
import { ROW_ID } from './index-connection.ts'
import type { IndexSession } from './index-session.ts'
import { toMatchExpression, widerExpression } from './match-expression.ts'
import { phraseScores } from './phrase-scores.ts'
import { isSplit } from './prefix-groups.ts'
import { rankedOrder } from './ranked-order.ts'
import type { ResolvedCondition } from './resolved-condition.ts'
import { rowBands } from './row-bands.ts'
import { ordinalOf } from './snapshot.ts'
import { ALL_ROWS } from './stream-plan.ts'
import { titledRows, typedText } from './titled-hits.ts'

/** Ranking costs 1 to 2 µs a hit, so only this many of the newest are ranked. */
const MAX_RANKED = 100_000

export interface Ranked {
  /** The ranked hits: all, or the newest. */
  readonly hits: HitSet
  /** Score of each of them in their order, higher is better: of a few hits among a million documents, not of the documents. */
  readonly scores: Float64Array
  readonly rankedNewest: number | null
}

/** Scores hits by the rarity and frequency of the condition's words and their columns; hits whose title equals the query come first. */
export function rankedByRelevance(session: IndexSession, condition: ResolvedCondition, query: QueryNode | null): Ranked {
  const all = conditionHits(session, condition)
  const tooMany = all.size > MAX_RANKED
  // As a list: each hit is looked up by its place.
  const hits = HitSet.ofSorted((tooMany ? all.tail(MAX_RANKED) : all).ordinals)
  const ofPhrase = phraseScores(session, condition, hits)
  const scores = ofPhrase ?? new Float64Array(hits.size)
  if (ofPhrase === null) for (const match of scoredParts(condition)) addScores(session, match, hits, scores)
  for (const name of rankedParts(condition)) addPlaces(rankedOrder(session, name), hits, scores)
  addTitled(session, typedText(query), hits, scores)
  return { hits, scores, rankedNewest: tooMany ? MAX_RANKED : null }
}

function addTitled(session: IndexSession, text: string | null, hits: HitSet, scores: Float64Array): void {
  const titled = text === null ? [] : titledRows(session, text)
  if (titled.length === 0) return
  const best = scores.reduce((max, score) => Math.max(max, score), 0)
  for (const rowId of titled) {
    const place = hits.indexOf(ordinalOf(session.snapshot, rowId))
    if (place >= 0) scores[place]! += best
  }
}

/** The parts of a condition whose words contribute to the score: everything that is not negated. Pure. */
export function scoredParts(condition: ResolvedCondition): string[] {
  if (condition.kind === 'optional') return [...scoredParts(condition.required), ...scoredParts(condition.optional)]
  const match = isSplit(condition) ? null : toMatchExpression(condition)
  if (match !== null) return [match]
  switch (condition.kind) {
    case 'and':
    case 'or':
    case 'xor':
      return condition.operands.flatMap(scoredParts)
    case 'text':
      return [widerExpression(condition)?.text ?? []].flat()
    case 'all':
    case 'none':
    case 'not':
    case 'value':
    case 'records':
    case 'ranked':
      return []
  }
}

/** Names of the semantic rankings in a condition. */
export function rankedParts(condition: ResolvedCondition): string[] {
  switch (condition.kind) {
    case 'ranked':
      return [condition.name]
    case 'and':
    case 'or':
    case 'xor':
      return condition.operands.flatMap(rankedParts)
    case 'optional':
      return rankedParts(condition.required)
    case 'all':
    case 'none':
    case 'not':
    case 'text':
    case 'value':
    case 'records':
      return []
  }
}

/** 100 for the first, then less by a constant step: optional words move a hit by some ranks. */
function addPlaces(order: Uint32Array, hits: HitSet, scores: Float64Array): void {
  for (const [rank, ordinal] of order.entries()) {
    const place = hits.indexOf(ordinal)
    if (place >= 0) scores[place]! += (100 * (order.length - rank)) / order.length
  }
}

function addScores(session: IndexSession, match: string, hits: HitSet, scores: Float64Array): void {
  const { rowIds } = session.snapshot
  const bm25 = `bm25(words, ${session.layout.kind.textColumns.map(({ weight }) => weight).join(', ')})`
  const { ordinals } = hits
  const rows = { first: rowIds[ordinals[0] ?? 0] ?? 0, last: ALL_ROWS.last }
  const sql = `SELECT 1 FROM words WHERE words MATCH ? AND rowid BETWEEN ${ROW_ID} AND ${ROW_ID} AND visit(rowid, ${bm25})`
  let at = 0
  for (const { first, last } of rowBands(session, match, rows)) {
    session.connection.visit<number>(sql, [match, first, last], (rowId, score) => {
      while (at < ordinals.length && rowIds[ordinals[at]!]! < rowId) at++
      const ordinal = ordinals[at]
      if (ordinal !== undefined && rowIds[ordinal] === rowId) scores[at]! -= score
    })
  }
}
