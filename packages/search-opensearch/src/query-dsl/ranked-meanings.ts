import { splitMeaning, type AskedMeaning } from '@gezhi/search/meaning'
import type { SearchCondition } from '@gezhi/query'
import { NOTHING, type Clause } from './clause.ts'

/** The documents that are about what is asked, of those that meet the rest; the best first. */
export type RankWithin = (asked: AskedMeaning, signal: AbortSignal | undefined) => Promise<readonly string[]>

/** What was ranked for the parts of a condition that ask by meaning. */
export type RankedMeanings = ReadonlyMap<
  SearchCondition,
  { readonly docIds: readonly string[]; readonly optional: readonly SearchCondition[] }
>

/** Ranks each part of a condition that asks by meaning, with what is joined to it by AND. Rejects with `SearchError`. */
export async function rankedMeanings(
  condition: SearchCondition,
  rank: RankWithin,
  signal: AbortSignal | undefined,
): Promise<RankedMeanings> {
  const ranked = partsByMeaning(condition).map(async ([part, asked]) => {
    return [part, { docIds: await rank(asked, signal), optional: asked.optional }] as const
  })
  return new Map(await Promise.all(ranked))
}

/** Whether a part of a condition asks by meaning. Pure. */
export function asksByMeaning(condition: SearchCondition): boolean {
  return partsByMeaning(condition).length > 0
}

function partsByMeaning(condition: SearchCondition): [SearchCondition, AskedMeaning][] {
  const asked = splitMeaning(condition)
  if (asked !== null) return [[condition, asked]]
  switch (condition.kind) {
    case 'and':
    case 'or':
    case 'xor':
      return condition.operands.flatMap(partsByMeaning)
    case 'not':
      return partsByMeaning(condition.operand)
    case 'optional':
      return [...partsByMeaning(condition.required), ...partsByMeaning(condition.optional)]
    case 'all':
    case 'none':
    case 'text':
    case 'value':
    case 'meaning':
      return []
  }
}

/** 100 for the first, then less by the same step: words that are optional move a hit by some places. Pure. */
export function placedClause(docIds: readonly string[]): Clause {
  if (docIds.length === 0) return NOTHING
  const should = docIds.map((docId, place) => ({
    constant_score: { filter: { term: { docId } }, boost: (100 * (docIds.length - place)) / docIds.length },
  }))
  return { bool: { should, minimum_should_match: 1 } }
}
