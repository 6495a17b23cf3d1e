import { fieldTable, type CodeLabels, type Field, type FieldTable } from '@gezhi/records'
import { mapChildren } from '../query-nodes.ts'
import type { QueryNode } from '../tree.ts'

/** Types of fields that users define. */
export type OwnFieldType = 'text' | 'single' | 'multiple' | 'number' | 'date' | 'person'

/** A field that users defined, as queries know it. */
export interface OwnField {
  /** As its users named it. */
  readonly title: string
  readonly type: OwnFieldType
  /** The values of the types `single`, `multiple` and `person` with their labels. */
  readonly options: readonly { readonly value: string; readonly label: string }[]
}

const PREFIX = 'my.'

/** Whether a name can only be that of a field that users defined: `my.重要性`. */
export function isOwnFieldName(name: string): boolean {
  return name.normalize('NFKC').toLowerCase().startsWith(PREFIX)
}

/** Whether a text may contain the name of such a field. */
export function mentionsOwnField(text: string): boolean {
  return text.normalize('NFKC').toLowerCase().includes(PREFIX)
}

/** The name in queries of a field with this title: other signs than letters, digits, dots and hyphens become an underscore. */
export function ownFieldName(title: string): string {
  return (
    PREFIX +
    title
      .normalize('NFKC')
      .trim()
      .replace(/[^\p{L}\p{N}_.-]+/gu, '_')
  )
}

/**
 * A field table with these fields beside its own. Fields of one name and type are one, with the values of all; a name with several types
 * is searched as text. Pure.
 */
export function withOwnFields<R>(table: FieldTable<R>, own: readonly OwnField[]): FieldTable<R> {
  const byName = new Map<string, OwnField[]>()
  for (const field of own) {
    const name = ownFieldName(field.title)
    const key = name.toLowerCase().replaceAll('_', '-')
    byName.set(key, [...(byName.get(key) ?? []), field])
  }
  const { freeText, anyNumber, company } = table
  return fieldTable<R>({
    freeText,
    ...(anyNumber !== undefined && { anyNumber }),
    ...(company !== undefined && { company }),
    list: [...table.list, ...[...byName.values()].map((fields) => ownFieldRow(fields) as Field<R>)],
  })
}

/** The row of the field table for fields of one name. Pure. */
export function ownFieldRow(fields: readonly OwnField[]): Field<OwnCell> {
  const [{ title, type }] = fields as readonly [OwnField]
  const name = ownFieldName(title)
  const shown = fields.every((field) => field.type === type) ? type : 'text'
  const base = {
    name,
    aliases: [],
    group: 'text',
    label: { zh: `标引字段 ${title}`, en: `Index field ${title}` },
    example: '',
    values: (cell: OwnCell) => cell.values,
  } as const
  switch (shown) {
    case 'text':
      return { ...base, type: 'party', text: [name] }
    case 'single':
    case 'multiple':
    case 'person':
      return { ...base, type: 'code', labels: labelsOf(fields) }
    case 'number':
      return { ...base, type: 'count', decimals: true }
    case 'date':
      return { ...base, type: 'date' }
  }
}

/** The values of one record in one field: what conditions on it are evaluated on. */
export interface OwnCell {
  readonly values: readonly (string | number)[]
}

function labelsOf(fields: readonly OwnField[]): CodeLabels {
  return Object.fromEntries(fields.flatMap(({ options }) => options.map(({ value, label }) => [value, { zh: label, en: label }] as const)))
}

type Selecting = (name: string, operand: QueryNode) => QueryNode

/**
 * The query with each condition on a field that users defined replaced by what `select` returns for it. Its operand is a single
 * comparison, or several joined by AND and OR. Pure except for `select`.
 */
export function replaceOwnFields(tree: QueryNode, select: Selecting): QueryNode {
  if (tree.kind !== 'field') return mapChildren(tree, (child) => replaceOwnFields(child, select))
  const own = tree.fields.filter(isOwnFieldName)
  if (own.length === 0) return tree
  const others = tree.fields.filter((name) => !isOwnFieldName(name))
  return pushedDown(
    tree.operand,
    (operand) => {
      const options: QueryNode[] = [
        ...(others.length === 0 ? [] : [{ kind: 'field', fields: others, operand } as const]),
        ...own.map((name) => select(name, operand)),
      ]
      return options.length === 1 ? options[0]! : { kind: 'or', operands: options }
    },
    others.length === 0 && own.length === 1,
  )
}

/** Applies a field to the comparisons under a node; with `joined` to whole groups of AND and OR, which then cost one set. */
function pushedDown(node: QueryNode, apply: (operand: QueryNode) => QueryNode, joined: boolean): QueryNode {
  if (isComparison(node) || (joined && isGroup(node))) return apply(node)
  return mapChildren(node, (child) => pushedDown(child, apply, joined))
}

/** Comparisons, and groups of them by AND and OR. */
function isGroup(node: QueryNode): boolean {
  return node.kind === 'and' || node.kind === 'or' ? node.operands.every(isGroup) : isComparison(node)
}

function isComparison({ kind }: QueryNode): boolean {
  return kind !== 'and' && kind !== 'or' && kind !== 'xor' && kind !== 'not' && kind !== 'optional' && kind !== 'field'
}
