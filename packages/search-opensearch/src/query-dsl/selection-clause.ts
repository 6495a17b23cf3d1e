import type { SearchCondition } from '@gezhi/query'
import { recordSetsOf, selectionCondition, type Selection } from '@gezhi/search'
import type { Searching } from './searched-index.ts'
import type { Clause } from './clause.ts'
import { compoundsIn } from './compounds-in.ts'
import { conditionClause } from './condition-clause.ts'
import { namedSets } from './named-sets.ts'
import { rankSemanticParts } from './semantic-ranks.ts'

/** Query and filters of a request as one clause. Rejects with `SearchError` on an unknown field and on an unsupported condition. */
export function selectionClause(searching: Searching, { query, filters, signal }: Selection): Promise<Clause> {
  searching.recordSets.add(recordSetsOf({ query, filters }))
  return resolvedClause(searching, selectionCondition({ query, filters }, searching.layout.kind.fields), signal)
}

/** A condition as a clause, after the look-ups in the index it needs. Rejects with `SearchError`. */
export async function resolvedClause(
  { cluster, index, layout, rankWithin, recordSets }: Searching,
  condition: SearchCondition,
  signal: AbortSignal | undefined,
): Promise<Clause> {
  const [compounds, semanticRanks, recordIds] = await Promise.all([
    compoundsIn(cluster, index, condition, signal),
    rankSemanticParts(condition, rankWithin, signal),
    recordSets.idsOf(namedSets(condition)),
  ])
  return conditionClause(layout, condition, { compounds, semanticRanks, recordIds })
}
