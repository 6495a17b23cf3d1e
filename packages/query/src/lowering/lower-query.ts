import { NO_VALUE, type Field, type FieldTable } from '@gezhi/records'
import type { SearchCondition, TextMatch } from '../condition.ts'
import type { QueryNode, QueryNodeKind, ProximityNode } from '../tree.ts'
import { hasPrefixAndDigits } from '../parsing/joined-value.ts'
import { anyNumber } from '../parsing/number-list.ts'
import { and, NONE, not, or } from './conditions.ts'
import { lowerProximity, lowerTextMatch } from './lower-text.ts'
import { lowerValue } from './lower-value.ts'

/**
 * The condition for a tree: fields pushed down to the leaves, values parsed. Pure. A tree with errors is also lowered; what cannot be
 * parsed matches nothing. References to the history and to strategies must be replaced before; remaining ones match nothing.
 */
export function lowerQuery(tree: QueryNode, fields: FieldTable): SearchCondition {
  return lower(tree, { fields, names: [fields.freeText] })
}

/**
 * A filter of facets: any of these values of a field, as the facet displays them, or none of them. A class or a year or month includes
 * everything below it. Of a text field without values: any of these words and phrases.
 */
export function lowerFilter(field: Field, values: readonly string[], include: boolean): SearchCondition {
  const exact = field.searchedAs === undefined && field.type !== 'code' && field.type !== 'class'
  const condition = or(
    values.map((text) => {
      if (field.text !== undefined && field.values === undefined) return or(textConditions([field], { kind: 'phrase', text }))
      if (field.type === 'date' && text === NO_VALUE) return not(lowerValue(field, { kind: 'pattern', text: '*' }))
      return lowerValue(field, exact ? { kind: 'exact', value: text } : { kind: 'word', text })
    }),
  )
  return include ? condition : not(condition)
}

interface Context {
  readonly fields: FieldTable
  /** Fields that apply to the leaves here. */
  readonly names: readonly string[]
}

type Lowerers = { readonly [Kind in QueryNodeKind]: (node: Extract<QueryNode, { kind: Kind }>, context: Context) => SearchCondition }

const LOWERERS: Lowerers = {
  word: lowerLeaf,
  phrase: lowerLeaf,
  pattern: lowerLeaf,
  exact: lowerLeaf,
  range: lowerLeaf,
  and: ({ operands }, context) => and(operands.map((operand) => lower(operand, context))),
  or: ({ operands }, context) => or(operands.map((operand) => lower(operand, context))),
  xor: ({ operands }, context) => ({ kind: 'xor', operands: operands.map((operand) => lower(operand, context)) }),
  not: ({ operand }, context) => not(lower(operand, context)),
  field: ({ fields, operand }, context) => lower(operand, { ...context, names: fields }),
  proximity: lowerProximityNode,
  frequency: ({ count, operand }, context) =>
    or(
      fieldsOf(context).map((field) => {
        const match = lowerTextMatch(operand, varies(field))
        return match === null ? NONE : inText([field], { kind: 'frequency', count, operand: match })
      }),
    ),
  optional: ({ required, optional }, context) => ({
    kind: 'optional',
    required: lower(required, context),
    optional: lower(optional, context),
  }),
  semantic: ({ text }) => ({ kind: 'semantic', text }),
  history: () => NONE,
  strategy: () => NONE,
  records: ({ set }) => ({ kind: 'records', set: set.name }),
}

function lower(node: QueryNode, context: Context): SearchCondition {
  return (LOWERERS[node.kind] as (node: QueryNode, context: Context) => SearchCondition)(node, context)
}

function fieldsOf({ fields, names }: Context): readonly Field[] {
  return names.flatMap((name) => fields.find(name) ?? [])
}

/** Names have no word forms; other English words do. */
function varies({ type }: Field): boolean {
  return type === 'text'
}

function lowerLeaf(
  node: Extract<QueryNode, { kind: 'word' | 'phrase' | 'pattern' | 'exact' | 'range' }>,
  context: Context,
): SearchCondition {
  const inTexts = node.kind !== 'exact' && node.kind !== 'range'
  const [texts, values] = partition([...fieldsOf(context), ...numberField(node, context)], (field) => inTexts && field.text !== undefined)
  return or([...textConditions(texts, node), ...values.map((field) => lowerValue(comparedField(field, context.fields), node))])
}

const MIN_DIGITS = 6

/** A number among other words is also searched as one: `CN103399241B OR CN103399242B`. Digits without an office are text. */
function numberField(node: QueryNode, { fields, names }: Context): readonly Field[] {
  const field = anyNumber(fields)
  if (field?.numbers === undefined || names.length !== 1 || names[0] !== fields.freeText) return []
  if (node.kind !== 'word' && node.kind !== 'phrase') return []
  const isNumber = hasPrefixAndDigits(node.text.trim(), field.numbers, 0) && node.text.replace(/\D/g, '').length >= MIN_DIGITS
  return isNumber && field.numbers.isNumber(node.text) ? [field] : []
}

/** `claims>=10` compares their count. */
function comparedField(field: Field, fields: FieldTable): Field {
  return (field.countedBy === undefined ? undefined : fields.find(field.countedBy)) ?? field
}

function textConditions(fields: readonly Field[], node: QueryNode): SearchCondition[] {
  return partition(fields, varies).flatMap((group) => {
    const match = group.length === 0 ? null : lowerTextMatch(node, varies(group[0] as Field))
    return match === null ? [] : [inText(group, match)]
  })
}

function inText(fields: readonly Field[], match: TextMatch): SearchCondition {
  const columns = [...new Set(fields.flatMap((field) => field.text ?? []))]
  return columns.length === 0 ? NONE : { kind: 'text', columns, match }
}

/** `a NOT NEAR/n b`: a occurs, but never near b. */
function lowerProximityNode(node: ProximityNode, context: Context): SearchCondition {
  const near = or(
    partition(fieldsOf(context), varies).flatMap((group) => {
      const match = group.length === 0 ? null : lowerProximity(node, varies(group[0] as Field))
      return match === null ? [] : [inText(group, match)]
    }),
  )
  return node.negated ? and([lower(node.left, context), not(near)]) : near
}

function partition<Item>(items: readonly Item[], test: (item: Item) => boolean): [Item[], Item[]] {
  return [items.filter(test), items.filter((item) => !test(item))]
}
