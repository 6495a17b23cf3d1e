import { lowerFilter, lowerQuery, type QueryNode, type SearchCondition } from '@gezhi/query'
import type { FieldTable } from '@gezhi/records'
import type { Filter } from './search-engine.ts'
import { SearchError } from './search-error.ts'

/** Query and filters of a request. */
export interface SelectedBy {
  readonly query: QueryNode | null
  readonly filters?: readonly Filter[] | undefined
}

/** A lowered tree. */
interface Lowered {
  readonly fields: FieldTable
  readonly condition: SearchCondition
}

/** The same combined with filters. */
interface Joined extends Lowered {
  readonly filters: readonly Filter[]
}

const NO_FILTERS: readonly Filter[] = []
const lowered = new WeakMap<QueryNode, Lowered>()
const joinedLast = new WeakMap<QueryNode, Joined>()

/**
 * Query and filters over the fields of a kind of record as the one condition that is evaluated. Page, count and facets of one search pass
 * the same tree: it is lowered once, and with the same filters the same condition is returned. Throws `SearchError` on a filter over an
 * unknown field.
 */
export function selectionCondition({ query, filters = NO_FILTERS }: SelectedBy, fields: FieldTable): SearchCondition {
  if (query === null) return joined(null, filters, fields)
  const known = joinedLast.get(query)
  if (known?.filters === filters && known.fields === fields) return known.condition
  const condition = joined(query, filters, fields)
  joinedLast.set(query, { filters, fields, condition })
  return condition
}

function joined(query: QueryNode | null, filters: readonly Filter[], fields: FieldTable): SearchCondition {
  const operands = [
    ...(query === null ? [] : [loweredOnce(query, fields)]),
    ...filters.map((filter) => filterCondition(filter, fields)),
  ].flatMap(flattened)
  if (operands.length === 0) return { kind: 'all' }
  return operands.length === 1 ? operands[0]! : { kind: 'and', operands }
}

function loweredOnce(query: QueryNode, fields: FieldTable): SearchCondition {
  const known = lowered.get(query)
  if (known?.fields === fields) return known.condition
  const condition = lowerQuery(query, fields)
  lowered.set(query, { fields, condition })
  return condition
}

function flattened(condition: SearchCondition): readonly SearchCondition[] {
  if (condition.kind === 'all') return []
  return condition.kind === 'and' ? condition.operands : [condition]
}

function filterCondition(filter: Filter, fields: FieldTable): SearchCondition {
  if ('records' in filter) return { kind: 'records', set: filter.records.name }
  const { field: name, values, include } = filter
  const field = fields.byFacet(name) ?? fields.find(name)
  if (field === undefined) throw new SearchError('invalid-request', `There is no field ${name}`)
  return lowerFilter(field, values, include)
}
