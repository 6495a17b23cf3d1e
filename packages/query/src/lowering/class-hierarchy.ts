import { readClassSymbol, type ClassScheme, type ClassSymbol, type Field, type FieldTable } from '@gezhi/records'
import type { FieldNode, QueryNode } from '../tree.ts'

/** The hierarchy of classes, which depends on the dots of a scheme and not on symbols. */
export interface ClassHierarchy {
  /** Symbols of all descendants of a class, without itself; empty for an unknown symbol or scheme. */
  descendants(scheme: ClassScheme, symbol: string): readonly string[]
}

/**
 * Expands subgroups to themselves and all their descendants: `ipc=H01M10/05` also finds H01M10/052 and H01M10/0525. Engines need not know
 * the hierarchy. Upper levels include their descendants by symbol prefix. Pure if the hierarchy is.
 */
export function withDescendants(tree: QueryNode, hierarchy: ClassHierarchy, fields: FieldTable): QueryNode {
  return expand(tree, [], { hierarchy, fields })
}

interface Context {
  readonly hierarchy: ClassHierarchy
  readonly fields: FieldTable
}

function expand(node: QueryNode, names: readonly string[], context: Context): QueryNode {
  switch (node.kind) {
    case 'field':
      return { ...node, operand: expand(node.operand, node.fields, context) }
    case 'and':
    case 'or':
    case 'xor':
      return { ...node, operands: node.operands.map((operand) => expand(operand, names, context)) }
    case 'not':
      return { ...node, operand: expand(node.operand, names, context) }
    case 'optional':
      return { ...node, required: expand(node.required, names, context), optional: expand(node.optional, names, context) }
    case 'word':
    case 'phrase':
      return withBelow(node, names, context)
    case 'pattern':
    case 'range':
    case 'exact':
    case 'proximity':
    case 'frequency':
    case 'semantic':
    case 'history':
    case 'strategy':
    case 'records':
      return node
  }
}

function withBelow(node: QueryNode & { kind: 'word' | 'phrase' }, names: readonly string[], { hierarchy, fields }: Context): QueryNode {
  const below = names.flatMap((name) => {
    const field = fields.find(name)
    return field === undefined ? [] : exactly(name, symbolsBelow(node.text, field, hierarchy))
  })
  return below.length === 0 ? node : { kind: 'or', operands: [node, ...below] }
}

function symbolsBelow(text: string, field: Field, hierarchy: ClassHierarchy): readonly string[] {
  if (field.type !== 'class' || field.scheme === undefined) return []
  const read = readClassSymbol(text, field.scheme)
  return read === null || !hasHiddenHierarchy(read) ? [] : hierarchy.descendants(field.scheme, read.symbol)
}

/** Whether only the scheme knows the descendants of a class: a subgroup of the IPC or CPC that does not represent its whole group. */
export function hasHiddenHierarchy({ scheme, level, symbol }: ClassSymbol): boolean {
  return (scheme === 'ipc' || scheme === 'cpc') && level === 'subgroup' && !symbol.endsWith('/00')
}

function exactly(name: string, symbols: readonly string[]): FieldNode[] {
  return symbols.map((value) => ({ kind: 'field', fields: [name], operand: { kind: 'exact', value } }))
}
