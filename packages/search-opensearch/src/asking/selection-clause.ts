import { selectionCondition, type Selection } from '@gezhi/search'
import type { Cluster } from '../cluster.ts'
import type { Clause } from './clause.ts'
import { compoundsIn } from './compounds-in.ts'
import { conditionClause } from './condition-clause.ts'

/** Query and filters of a request as one clause. Rejects with `SearchError` on an unknown field and on what cannot be asked. */
export async function selectionClause(cluster: Cluster, index: string, { query, filters, signal }: Selection): Promise<Clause> {
  const condition = selectionCondition({ query, ...(filters !== undefined && { filters }) })
  return conditionClause(condition, await compoundsIn(cluster, index, condition, signal))
}
