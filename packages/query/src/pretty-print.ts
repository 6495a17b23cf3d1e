import { needsBrackets } from './precedence.ts'
import { printQuery } from './printer.ts'
import type { QueryNode } from './tree.ts'

const WIDTH = 80
const INDENT = 2

/**
 * The query over several lines if one would be longer than `width`: one operand per line, operators aligned. Parsing it gives the same
 * tree, and formatting it again the same text.
 */
export function prettyPrintQuery(node: QueryNode, width: number = WIDTH): string {
  return linesOf(node, width).join('\n')
}

function linesOf(node: QueryNode, width: number): readonly string[] {
  const line = printQuery(node)
  if (line.length <= width) return [line]
  switch (node.kind) {
    case 'and':
    case 'or':
    case 'xor':
      return listLines(node.operands, node.kind, width)
    case 'not':
      return prefixed('NOT ', operandLines(node.operand, 'not', width))
    case 'field': {
      const name = node.fields.length === 1 ? `${node.fields[0]}=` : `{${node.fields.join(' ')}}=`
      return needsBrackets(node.operand, 'field') ? prefixed(name, bracketLines(node.operand, width)) : [line]
    }
    case 'optional':
      return [...linesOf(node.required, width), ...prefixed('OPT ', bracketLines(node.optional, width))]
    case 'proximity':
    case 'word':
    case 'phrase':
    case 'pattern':
    case 'range':
    case 'exact':
    case 'frequency':
    case 'semantic':
    case 'history':
    case 'strategy':
    case 'records':
      return [line]
  }
}

function listLines(operands: readonly QueryNode[], kind: 'and' | 'or' | 'xor', width: number): readonly string[] {
  const operator = `${kind.toUpperCase()} `
  return operands.flatMap((operand, at) => {
    const [first = '', ...rest] = operandLines(operand, kind, width - operator.length)
    return [(at === 0 ? ' '.repeat(operator.length) : operator) + first, ...rest.map((line) => ' '.repeat(operator.length) + line)]
  })
}

function operandLines(operand: QueryNode, parent: QueryNode['kind'], width: number): readonly string[] {
  return needsBrackets(operand, parent) ? bracketLines(operand, width) : linesOf(operand, width)
}

function bracketLines(node: QueryNode, width: number): readonly string[] {
  const line = `(${printQuery(node)})`
  if (line.length <= width) return [line]
  return ['(', ...linesOf(node, width - INDENT).map((inner) => ' '.repeat(INDENT) + inner), ')']
}

function prefixed(prefix: string, [first = '', ...rest]: readonly string[]): readonly string[] {
  return [prefix + first, ...rest]
}
