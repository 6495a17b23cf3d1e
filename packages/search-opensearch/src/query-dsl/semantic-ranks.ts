import { splitSemantic, type SemanticSplit } from '@gezhi/search/semantic'
import type { SearchCondition } from '@gezhi/query'
import { NOTHING, type Clause } from './clause.ts'

/** The documents semantically closest to the question, among those that match the rest; best first. */
export type RankWithin = (split: SemanticSplit, signal: AbortSignal | undefined) => Promise<readonly string[]>

/** Rankings of the semantic parts of a condition. */
export type SemanticRanks = ReadonlyMap<
  SearchCondition,
  { readonly docIds: readonly string[]; readonly optional: readonly SearchCondition[] }
>

/** Ranks each semantic part of a condition within the conditions joined to it by AND. Rejects with `SearchError`. */
export async function rankSemanticParts(
  condition: SearchCondition,
  rank: RankWithin,
  signal: AbortSignal | undefined,
): Promise<SemanticRanks> {
  const ranked = semanticParts(condition).map(async ([part, split]) => {
    return [part, { docIds: await rank(split, signal), optional: split.optional }] as const
  })
  return new Map(await Promise.all(ranked))
}

/** Whether a condition has a semantic part. Pure. */
export function hasSemanticPart(condition: SearchCondition): boolean {
  return semanticParts(condition).length > 0
}

function semanticParts(condition: SearchCondition): [SearchCondition, SemanticSplit][] {
  const split = splitSemantic(condition)
  if (split !== null) return [[condition, split]]
  switch (condition.kind) {
    case 'and':
    case 'or':
    case 'xor':
      return condition.operands.flatMap(semanticParts)
    case 'not':
      return semanticParts(condition.operand)
    case 'optional':
      return [...semanticParts(condition.required), ...semanticParts(condition.optional)]
    case 'all':
    case 'none':
    case 'text':
    case 'value':
    case 'records':
    case 'semantic':
      return []
  }
}

/** 100 for the first, then less by a constant step: optional words move a hit by some ranks. Pure. */
export function placedClause(docIds: readonly string[]): Clause {
  if (docIds.length === 0) return NOTHING
  const should = docIds.map((docId, place) => ({
    constant_score: { filter: { term: { docId } }, boost: (100 * (docIds.length - place)) / docIds.length },
  }))
  return { bool: { should, minimum_should_match: 1 } }
}
