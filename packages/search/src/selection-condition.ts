import { lowerFilter, lowerQuery, type SearchCondition } from '@gezhi/query'
import type { FieldTable } from '@gezhi/records'
import type { Filter, Selection } from './search-engine.ts'
import { SearchError } from './search-error.ts'

/** Query and filters over the fields of a kind of record as the one condition that is evaluated. Throws `SearchError` on a filter over an unknown field. Pure. */
export function selectionCondition({ query, filters = [] }: Pick<Selection, 'query' | 'filters'>, fields: FieldTable): SearchCondition {
  const operands = [
    ...(query === null ? [] : [lowerQuery(query, fields)]),
    ...filters.map((filter) => filterCondition(filter, fields)),
  ].flatMap(flattened)
  if (operands.length === 0) return { kind: 'all' }
  return operands.length === 1 ? operands[0]! : { kind: 'and', operands }
}

function flattened(condition: SearchCondition): readonly SearchCondition[] {
  if (condition.kind === 'all') return []
  return condition.kind === 'and' ? condition.operands : [condition]
}

function filterCondition({ field: name, values, include }: Filter, fields: FieldTable): SearchCondition {
  const field = fields.byFacet(name) ?? fields.find(name)
  if (field === undefined) throw new SearchError('invalid-request', `There is no field ${name}`)
  return lowerFilter(field, values, include)
}
