import type { SearchCondition, ValueTest } from '@gezhi/query'
import { facetField, patentField, type PatentField } from '@gezhi/records'
import { SearchError, type Filter, type Selection } from '@gezhi/search'
import { lowerQuery } from './lower-stand-in.ts'

/** Query and filters as the one condition that is evaluated. Throws `SearchError` on a filter over an unknown field. Pure. */
export function selectionCondition({ query, filters = [] }: Pick<Selection, 'query' | 'filters'>): SearchCondition {
  const operands = [...(query === null ? [] : [lowerQuery(query)]), ...filters.map(filterCondition)].flatMap(flattened)
  if (operands.length === 0) return { kind: 'all' }
  return operands.length === 1 ? operands[0]! : { kind: 'and', operands }
}

function flattened(condition: SearchCondition): readonly SearchCondition[] {
  if (condition.kind === 'all') return []
  return condition.kind === 'and' ? condition.operands : [condition]
}

function filterCondition({ field: name, values, include }: Filter): SearchCondition {
  const field = facetField(name) ?? patentField(name)
  if (field === undefined) throw new SearchError('invalid-request', `There is no field ${name}`)
  const operands = values.map((value) => valueCondition(field, value))
  const any: SearchCondition = operands.length === 1 ? operands[0]! : { kind: 'or', operands }
  return include ? any : { kind: 'not', operand: any }
}

/** A facet's value is the field's own; any other field reads its value as the query language does. */
function valueCondition(field: PatentField, value: string): SearchCondition {
  if (field.facet === undefined || field.values === undefined) {
    return lowerQuery({ kind: 'field', fields: [field.name], operand: { kind: 'exact', value } })
  }
  const numeric = field.type === 'date' || field.type === 'count'
  const test: ValueTest = { op: 'equals', value: numeric ? Number(value) : value }
  return { kind: 'value', field: field.name, test }
}
