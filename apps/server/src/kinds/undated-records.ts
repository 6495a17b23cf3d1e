import type { Language, ListAnswer } from '@gezhi/contract'
import { childrenOf, mapChildren, printQuery, type QueryNode } from '@gezhi/query'
import { NO_VALUE, type Field, type FieldTable } from '@gezhi/records'
import type { CountRequest, FieldFilter, SearchEngine } from '@gezhi/search'

/** A condition on a date that some records lack. */
interface DateCondition {
  readonly node: QueryNode
  /** The date field with day precision. */
  readonly field: Field
}

/**
 * The records that a query, or a filter by years or months, leaves out only because their source has no date of the kind it compares
 * (`Field.fallback`): how many, and the query with the date that is filtered by instead. Undefined where no such date is compared, or none
 * is left out.
 */
export async function undatedRecords(
  engine: Pick<SearchEngine, 'count' | 'kind'>,
  selection: CountRequest,
  language: Language,
): Promise<ListAnswer['undated']> {
  const { fields } = engine.kind
  const cut = cutByQuery(selection, fields) ?? cutByFilter(selection, fields)
  if (cut === null || (await noneLacks(cut.field, engine, selection))) return undefined
  const { total, relation } = await engine.count({ ...selection, ...cut.leftOut })
  if (total === 0) return undefined
  return {
    total,
    totalRelation: relation,
    field: cut.field.name,
    name: cut.field.label[language],
    instead: { name: fields.find(cut.field.fallback ?? '')?.label[language] ?? '', queryStr: printQuery(cut.instead) },
    ...(cut.facet !== undefined && { facet: cut.facet }),
  }
}

/** Whether all records have a date: the index keeps this count, while the records left out by a query are sought for each. */
async function noneLacks(field: Field, engine: Pick<SearchEngine, 'count'>, { signal }: CountRequest): Promise<boolean> {
  return (await engine.count({ query: undatedBy(field), ...(signal !== undefined && { signal }) })).total === 0
}

/** What leaves records without a date out. */
interface Cut {
  /** The field of days. */
  readonly field: Field
  /** Selects them. */
  readonly leftOut: Pick<CountRequest, 'query' | 'filters'>
  /** The query by the other date. */
  readonly instead: QueryNode
  /** The facet of the filter that the query replaces. */
  readonly facet?: string
}

function cutByQuery({ query, filters = [] }: CountRequest, fields: FieldTable): Cut | null {
  const [condition] = query === null ? [] : dateConditions(query, fields)
  if (query === null || condition === undefined) return null
  const { field } = condition
  return { field, leftOut: { query: leftOut(query, field, fields), filters }, instead: withFallback(query, fields) }
}

/** Filters by a facet of a date list its values; records without any are among them only if they are chosen, too. */
function cutByFilter({ query, filters = [] }: CountRequest, fields: FieldTable): Cut | null {
  const filter = filters.find(
    (one) => 'field' in one && one.include && fields.find(one.field)?.fallback !== undefined && !one.values.includes(NO_VALUE),
  ) as FieldFilter | undefined
  const unit = fields.find(filter?.field ?? '')
  if (filter === undefined || unit?.fallback === undefined || unit.facet === undefined) return null
  const years: QueryNode[] = filter.values.map((text) => ({ kind: 'word', text }))
  const [only, ...more] = years
  const operand: QueryNode = only !== undefined && more.length === 0 ? only : { kind: 'or', operands: years }
  const byFallback: QueryNode = { kind: 'field', fields: [unit.fallback], operand }
  return {
    field: fields.find(unit.searchedAs ?? unit.name) ?? unit,
    leftOut: { query, filters: filters.map((one) => (one === filter ? { ...one, values: [NO_VALUE] } : one)) },
    instead: query === null ? byFallback : { kind: 'and', operands: [...(query.kind === 'and' ? query.operands : [query]), byFallback] },
    facet: unit.facet,
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

const undatedQueries = new WeakMap<Field, QueryNode>()

/** All records without a date; the same tree each time, so that it is lowered once. */
function undatedBy(field: Field): QueryNode {
  const known = undatedQueries.get(field)
  if (known !== undefined) return known
  const hasDate: QueryNode = { kind: 'field', fields: [field.name], operand: { kind: 'pattern', text: '*' } }
  const undated: QueryNode = { kind: 'not', operand: hasDate }
  undatedQueries.set(field, undated)
  return undated
}

/** Records without the date that match all other conditions. */
function leftOut(query: QueryNode, field: Field, fields: FieldTable): QueryNode {
  const undated = undatedBy(field)
  const satisfied = (node: QueryNode): QueryNode =>
    fallingBack(node, fields) === undefined ? mapChildren(node, satisfied) : { kind: 'or', operands: [node, undated] }
  return { kind: 'and', operands: [satisfied(query), undated, { kind: 'not', operand: query }] }
}

function withFallback(node: QueryNode, fields: FieldTable): QueryNode {
  const { fallback } = fallingBack(node, fields) ?? {}
  if (fallback !== undefined && node.kind === 'field') return { ...node, fields: [fallback] }
  return mapChildren(node, (child) => withFallback(child, fields))
}
