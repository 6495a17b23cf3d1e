import type { Language, ListAnswer } from '@gezhi/contract'
import { childrenOf, mapChildren, printQuery, type QueryNode } from '@gezhi/query'
import type { Field, FieldTable } from '@gezhi/records'
import type { SearchEngine, Selection } from '@gezhi/search'

/** A condition on a date that records may lack. */
interface DateCondition {
  readonly node: QueryNode
  /** The field of days. */
  readonly field: Field
}

/**
 * The records that a query leaves out only because their source has no date of the kind it compares (`Field.fallback`): how many, and the query
 * with the date that is filtered by instead. Undefined where the query compares no such date, or leaves none out.
 */
export async function undatedRecords(
  engine: Pick<SearchEngine, 'count' | 'kind'>,
  { query, ...selection }: Selection,
  language: Language,
): Promise<ListAnswer['undated']> {
  const { fields } = engine.kind
  const [condition] = query === null ? [] : dateConditions(query, fields)
  if (query === null || condition === undefined) return undefined
  const { total, relation } = await engine.count({ ...selection, query: leftOut(query, condition.field, fields) })
  if (total === 0) return undefined
  const instead = fields.find(condition.field.fallback ?? '')
  return {
    total,
    totalRelation: relation,
    field: condition.field.name,
    name: condition.field.label[language],
    instead: { name: instead?.label[language] ?? '', queryStr: printQuery(withFallback(query, fields)) },
  }
}

function dateConditions(node: QueryNode, fields: FieldTable): DateCondition[] {
  const field = fallingBack(node, fields)
  if (field === undefined) return childrenOf(node).flatMap((child) => dateConditions(child, fields))
  return [{ node, field: fields.find(field.searchedAs ?? field.name) ?? field }]
}

/** The field of a condition on one date that has a fallback. */
function fallingBack(node: QueryNode, fields: FieldTable): Field | undefined {
  if (node.kind !== 'field' || node.fields.length !== 1) return undefined
  const field = fields.find(node.fields[0] ?? '')
  return field?.fallback === undefined ? undefined : field
}

/** What has no date, would be found if it had a fitting one, and is not found as it is. */
function leftOut(query: QueryNode, { name }: Field, fields: FieldTable): QueryNode {
  const undated: QueryNode = { kind: 'not', operand: { kind: 'field', fields: [name], operand: { kind: 'pattern', text: '*' } } }
  const satisfied = (node: QueryNode): QueryNode =>
    fallingBack(node, fields) === undefined ? mapChildren(node, satisfied) : { kind: 'or', operands: [node, undated] }
  return { kind: 'and', operands: [satisfied(query), undated, { kind: 'not', operand: query }] }
}

function withFallback(node: QueryNode, fields: FieldTable): QueryNode {
  const { fallback } = fallingBack(node, fields) ?? {}
  if (fallback !== undefined && node.kind === 'field') return { ...node, fields: [fallback] }
  return mapChildren(node, (child) => withFallback(child, fields))
}
