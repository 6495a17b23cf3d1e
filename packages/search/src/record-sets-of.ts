import { childrenOf, type QueryNode, type RecordSet } from '@gezhi/query'
import type { SelectedBy } from './selection-condition.ts'

/** The sets of records that a query and its filters name, each once. */
export function recordSetsOf({ query, filters = [] }: SelectedBy): readonly RecordSet[] {
  const sets = new Map<string, RecordSet>()
  const collect = (node: QueryNode) => {
    if (node.kind === 'records') sets.set(node.set.name, node.set)
    for (const child of childrenOf(node)) collect(child)
  }
  if (query !== null) collect(query)
  for (const filter of filters) if ('records' in filter) sets.set(filter.records.name, filter.records)
  return [...sets.values()]
}
