import { printQuery, type QueryNode } from '@gezhi/query'
import type { FormGroup, FormMember, FormRow, Joint } from './search-form.ts'

/**
 * Displays a query in a form of groups and rows; null for a tree a form cannot represent (XOR, OPT, SEM, references, several fields at once,
 * exclusive ends).
 */
export function formOfQuery(tree: QueryNode): FormGroup | null {
  let last = 0
  const next = () => (last += 1)
  const root = { kind: 'group', id: next(), negated: false } as const
  if (tree.kind === 'and' || tree.kind === 'or') {
    const members = membersOf(tree.operands, next)
    return members && { ...root, joint: tree.kind, members }
  }
  const member = memberOf(tree, false, next)
  return member && { ...root, joint: 'and', members: [member] }
}

function membersOf(nodes: readonly QueryNode[], next: () => number): FormMember[] | null {
  const members = nodes.map((node) => memberOf(node, false, next)).filter((member) => member !== null)
  return members.length === nodes.length ? members : null
}

function memberOf(node: QueryNode, negated: boolean, next: () => number): FormMember | null {
  switch (node.kind) {
    case 'and':
    case 'or':
      return groupOf(node.kind, node.operands, negated, next)
    case 'not':
      return negated ? null : memberOf(node.operand, true, next)
    case 'field':
      return fieldRow(node, negated, next)
    case 'word':
    case 'phrase':
    case 'pattern':
    case 'frequency':
      return { kind: 'row', id: next(), negated, field: '', condition: { kind: 'terms', text: printQuery(node) } }
    case 'proximity':
      return isOfTerms(node) ? { kind: 'row', id: next(), negated, field: '', condition: { kind: 'terms', text: printQuery(node) } } : null
    case 'xor':
    case 'optional':
    case 'semantic':
    case 'history':
    case 'strategy':
    case 'records':
    case 'range':
    case 'exact':
      return null
  }
}

function groupOf(joint: Joint, operands: readonly QueryNode[], negated: boolean, next: () => number): FormGroup | null {
  const id = next()
  const members = membersOf(operands, next)
  return members && { kind: 'group', id, negated, joint, members }
}

function fieldRow({ fields, operand }: Extract<QueryNode, { kind: 'field' }>, negated: boolean, next: () => number): FormRow | null {
  const [field, ...others] = fields
  if (field === undefined || others.length > 0) return null
  const row = { kind: 'row', id: next(), negated, field } as const
  if (operand.kind === 'exact') return operand.value.trim() === '' ? null : { ...row, condition: { kind: 'exact', text: operand.value } }
  if (operand.kind === 'range') {
    const { from, to, fromInclusive, toInclusive } = operand
    if (!fromInclusive || !toInclusive || (from ?? to) === null || isNoEnd(from) || isNoEnd(to)) return null
    return { ...row, condition: { kind: 'range', from: from ?? '', to: to ?? '' } }
  }
  return isOfTerms(operand) ? { ...row, condition: { kind: 'terms', text: printQuery(operand) } } : null
}

/** Ends that a form field could not distinguish from none, or would trim. */
function isNoEnd(end: string | null): boolean {
  return end !== null && (end.trim() !== end || end === '' || end === '*')
}

/** Words and operators without fields: what fits into one text field. */
function isOfTerms(node: QueryNode): boolean {
  switch (node.kind) {
    case 'word':
    case 'phrase':
    case 'pattern':
    case 'frequency':
      return true
    case 'and':
    case 'or':
    case 'xor':
      return node.operands.every(isOfTerms)
    case 'not':
      return isOfTerms(node.operand)
    case 'proximity':
      return isOfTerms(node.left) && isOfTerms(node.right)
    case 'field':
    case 'range':
    case 'exact':
    case 'optional':
    case 'semantic':
    case 'history':
    case 'strategy':
    case 'records':
      return false
  }
}
