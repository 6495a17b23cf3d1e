import { isOwnFieldName, replaceOwnFields, type QueryNode, type RecordSet } from '@gezhi/query'
import type { Field, FieldTable } from '@gezhi/records'
import { recordSetsOf } from '@gezhi/search'
import type { Language, ParsedListRequest } from '@gezhi/contract'
import { CallError } from '../http/call-error.ts'
import { filterField, isIncluded } from './filter-items.ts'

/** The fields that users defined, as far as a caller may read them: `my.评级` in queries, filters and facets. */
export interface OwnFields {
  /** The fields of the kind with these. */
  readonly fields: FieldTable
  /** The records that a condition on one of these fields selects. */
  select(name: string, operand: QueryNode): QueryNode
  /** The records of each value of a field, those of most records first. */
  values(name: string): Promise<readonly OwnValue[]>
}

/** The records that have one value of a field. */
export interface OwnValue {
  readonly value: string
  readonly records: RecordSet
}

/** Conditions on own fields in one query: each is a set of records that an engine caches. */
const MAX_CONDITIONS = 50

/** The query with its conditions on own fields as sets of records. Throws QUERY_SYNTAX if there are too many. */
export function withOwnRecords(tree: QueryNode, own: OwnFields | undefined, language: Language): QueryNode {
  if (own === undefined) return tree
  const replaced = replaceOwnFields(tree, own.select)
  if (recordSetsOf({ query: replaced }).length > MAX_CONDITIONS) {
    const problem = {
      zh: `标引字段的条件不能超过 ${MAX_CONDITIONS} 个`,
      en: `A query can have at most ${MAX_CONDITIONS} conditions on index fields`,
    }
    throw new CallError('QUERY_SYNTAX', { problem: problem[language], position: 1, diagnostics: [] })
  }
  return replaced
}

type FilterItem = NonNullable<ParsedListRequest['filterItems']>[number]

/** Of the filters of a request those on own fields, as a query, and the others. Throws UNKNOWN_FIELD and INVALID_INPUT. */
export function ownFilters(
  own: OwnFields | undefined,
  items: readonly FilterItem[] = [],
  language: Language,
): { readonly query: QueryNode | null; readonly filterItems: FilterItem[] } {
  const nodes: QueryNode[] = []
  const filterItems = items.filter((item, index) => {
    const { name, values } = filterField(item, `filterItems[${index}]`, language)
    if (!isOwnFieldName(name)) return true
    const field = ownField(own, name, `filterItems[${index}].field`)
    const operands = values.map((value): QueryNode => ({ kind: 'exact', value }))
    const node = own!.select(field.name, operands.length === 1 ? operands[0]! : { kind: 'or', operands })
    nodes.push(isIncluded(item, `filterItems[${index}]`, language) ? node : { kind: 'not', operand: node })
    return false
  })
  return { query: nodes.length < 2 ? (nodes[0] ?? null) : { kind: 'and', operands: nodes }, filterItems }
}

/** An own field by its name in a request. Throws UNKNOWN_FIELD for one that does not exist, or that the caller may not read. */
export function ownField(own: OwnFields | undefined, name: string, path: string): Field {
  const field = own?.fields.find(name)
  if (field === undefined) throw new CallError('UNKNOWN_FIELD', { place: path, field: name })
  return field
}
