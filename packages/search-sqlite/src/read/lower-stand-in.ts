import type { QueryNode, SearchCondition, TextMatch } from '@gezhi/query'
import { patentField, readClassSymbol, type PatentField } from '@gezhi/records'
export function lowerQuery(node: QueryNode, name = 'FULL'): SearchCondition {
  const f = patentField(name)!
  const low = (n: QueryNode) => lowerQuery(n, name)
  const text = (match: TextMatch): SearchCondition => ({ kind: 'text', columns: f.text!, match })
  switch (node.kind) {
    case 'and':
    case 'or':
    case 'xor':
      return { kind: node.kind, operands: node.operands.map(low) }
    case 'not':
      return { kind: 'not', operand: low(node.operand) }
    case 'field':
      return lowerQuery(node.operand, node.fields[0]!)
    case 'optional':
      return { kind: 'optional', required: low(node.required), optional: low(node.optional) }
    case 'word':
    case 'phrase':
      return f.text
        ? text({ kind: 'words', text: node.text, vary: false })
        : f.type === 'class'
          ? { kind: 'value', field: f.name, test: { op: 'prefix', prefix: readClassSymbol(node.text, 'ipc')!.key } }
          : f.type === 'number'
            ? { kind: 'value', field: f.name, test: { op: 'equals', value: node.text } }
            : range(f, node.text, node.text)
    case 'pattern':
      return f.text
        ? text({ kind: 'sequence', tests: [{ kind: 'prefix', text: node.text.slice(0, -1) }], positions: 1 })
        : { kind: 'value', field: f.name, test: { op: 'prefix', prefix: node.text.slice(0, -1) } }
    case 'range':
      return range(f, node.from, node.to)
    case 'exact':
      return {
        kind: 'value',
        field: f.name,
        test: { op: 'equals', value: f.type === 'class' ? readClassSymbol(node.value, 'ipc')!.key : node.value },
      }
    default:
      throw new Error(node.kind)
  }
}
function range(f: PatentField, from: string | null, to: string | null): SearchCondition {
  const c = (s: string | null, pad: string) =>
    s === null
      ? null
      : f.type === 'class'
        ? readClassSymbol(s, 'ipc')!.key
        : f.type === 'date'
          ? Number(s + pad.slice(s.length))
          : Number(s)
  return {
    kind: 'value',
    field: f.name,
    test: { op: 'range', from: c(from, '00000101'), to: c(to, '99991231'), fromInclusive: true, toInclusive: true },
  }
}
