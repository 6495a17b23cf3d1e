import { printQuery, readQuery, type Diagnostic, type QueryNode, type ReadOptions } from '@gezhi/query'
import { isEmptyRow, type FormGroup, type FormMember, type FormRow, type Joint } from './search-form.ts'

/** The query of a form, and errors of its rows. */
export interface FormQuery {
  /** Empty if nothing is written yet, or some row cannot be read. */
  readonly query: string
  /** Errors of rows, by their id; null if there is no specific error. */
  readonly errors: ReadonlyMap<number, Diagnostic | null>
}

/** The query of a form; rows in which nothing is written are left out. Pure. */
export function queryOfForm(form: FormGroup, options: ReadOptions): FormQuery {
  const errors = new Map<number, Diagnostic | null>()
  const tree = treeOf(form, { options, errors })
  return { query: tree === null || errors.size > 0 ? '' : printQuery(tree), errors }
}

interface Reading {
  readonly options: ReadOptions
  readonly errors: Map<number, Diagnostic | null>
}

function treeOf(member: FormMember, reading: Reading): QueryNode | null {
  const tree = member.kind === 'row' ? rowTree(member, reading) : joined(member.joint, member.members, reading)
  if (tree === null || !member.negated) return tree
  return tree.kind === 'not' ? tree.operand : { kind: 'not', operand: tree }
}

function joined(joint: Joint, members: readonly FormMember[], reading: Reading): QueryNode | null {
  const trees = members.map((member) => treeOf(member, reading)).filter((tree) => tree !== null)
  const operands = trees.flatMap((tree) => (tree.kind === joint ? tree.operands : [tree]))
  return operands.length > 1 ? { kind: joint, operands } : (operands[0] ?? null)
}

function rowTree(row: FormRow, { options, errors }: Reading): QueryNode | null {
  if (isEmptyRow(row)) return null
  const { tree, diagnostics } = readQuery(rowText(row), options)
  // A NOT alone finds nothing; next to other rows it does.
  const error = diagnostics.find(({ severity, code }) => severity === 'error' && code !== 'only-negative')
  if (error === undefined && tree !== null && isOfRow(tree, row)) return tree
  errors.set(row.id, error ?? null)
  return null
}

/** The content of a row must not extend beyond its brackets. */
function isOfRow(tree: QueryNode, { field }: FormRow): boolean {
  return field === '' || (tree.kind === 'field' && tree.fields.length === 1 && tree.fields[0] === field)
}

function rowText({ field, condition }: FormRow): string {
  switch (condition.kind) {
    case 'terms':
      return field === '' ? condition.text : `${field}=(${condition.text})`
    case 'exact':
      return fieldText(field, { kind: 'exact', value: condition.text })
    case 'range': {
      const [from, to] = [condition.from.trim() || null, condition.to.trim() || null]
      return fieldText(field, { kind: 'range', from, to, fromInclusive: true, toInclusive: true })
    }
  }
}

function fieldText(field: string, operand: QueryNode): string {
  return printQuery({ kind: 'field', fields: [field], operand })
}
