import { printQuery, readQuery, type Diagnostic, type QueryNode, type ReadOptions } from '@gezhi/query'
import { isEmptyRow, type FormGroup, type FormMember, type FormRow, type Joint } from './search-form.ts'

/** What a form says as a query. */
export interface FormQuery {
  /** Empty where nothing is written yet, or some row cannot be read. */
  readonly query: string
  /** What is wrong with rows, by their id; null where the language says nothing more than that it cannot be read. */
  readonly faults: ReadonlyMap<number, Diagnostic | null>
}

/** The query of a form; rows in which nothing is written are left out. Pure. */
export function queryOfForm(form: FormGroup, options: ReadOptions): FormQuery {
  const faults = new Map<number, Diagnostic | null>()
  const tree = treeOf(form, { options, faults })
  return { query: tree === null || faults.size > 0 ? '' : printQuery(tree), faults }
}

interface Reading {
  readonly options: ReadOptions
  readonly faults: Map<number, Diagnostic | null>
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

function rowTree(row: FormRow, { options, faults }: Reading): QueryNode | null {
  if (isEmptyRow(row)) return null
  const { tree, diagnostics } = readQuery(rowText(row), options)
  // A NOT by itself finds nothing alone; beside other rows it does.
  const fault = diagnostics.find(({ severity, code }) => severity === 'error' && code !== 'only-negative')
  if (fault === undefined && tree !== null && isOfRow(tree, row)) return tree
  faults.set(row.id, fault ?? null)
  return null
}

/** What is written in a row must not reach out of its brackets. */
function isOfRow(tree: QueryNode, { field }: FormRow): boolean {
  return field === '' || (tree.kind === 'field' && tree.fields.length === 1 && tree.fields[0] === field)
}

function rowText({ field, asked }: FormRow): string {
  switch (asked.kind) {
    case 'terms':
      return field === '' ? asked.text : `${field}=(${asked.text})`
    case 'exact':
      return fieldText(field, { kind: 'exact', value: asked.text })
    case 'range': {
      const [from, to] = [asked.from.trim() || null, asked.to.trim() || null]
      return fieldText(field, { kind: 'range', from, to, fromInclusive: true, toInclusive: true })
    }
  }
}

function fieldText(field: string, operand: QueryNode): string {
  return printQuery({ kind: 'field', fields: [field], operand })
}
