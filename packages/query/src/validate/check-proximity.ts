import type { FieldType, Labelled } from '@gezhi/records'
import { proximityOperator } from '../printer.ts'
import type { ProximityNode, QueryNode, QueryNodeKind } from '../tree.ts'
import { placeOf, type Place } from './place.ts'

const VALUES: Readonly<Record<FieldType, Labelled | null>> = {
  text: null,
  party: null,
  number: { zh: '号码', en: 'a number' },
  date: { zh: '日期', en: 'a date' },
  class: { zh: '分类号', en: 'a classification symbol' },
  code: { zh: '代码', en: 'a code' },
  count: { zh: '数量', en: 'a count' },
}

/** The name, in messages, of an operand that a proximity operator cannot take; null for valid ones. */
const OPERANDS: Readonly<Record<QueryNodeKind, Labelled | null>> = {
  word: null,
  phrase: null,
  pattern: null,
  or: null,
  proximity: { zh: '括号中的另一个位置运算符', en: 'another proximity operator in brackets' },
  and: { zh: ' AND 组合', en: 'an AND group' },
  xor: { zh: ' XOR 组合', en: 'an XOR group' },
  not: { zh: '排除条件', en: 'an exclusion (NOT)' },
  field: { zh: '字段条件', en: 'a field condition' },
  range: { zh: '范围', en: 'a range' },
  exact: { zh: '精确值', en: 'an exact value' },
  frequency: { zh: '词频条件', en: 'a FREQ condition' },
  optional: { zh: ' OPT ', en: 'an OPT condition' },
  semantic: { zh: '语义条件', en: 'a SEM condition' },
  history: { zh: '检索历史', en: 'a search history reference' },
  strategy: { zh: '保存的检索式', en: 'a saved strategy' },
  records: { zh: '一组记录', en: 'a set of records' },
}

/** Rejects operands whose occurrences have no position in a text, by name: `NEAR/5 … not a date`. */
export function checkProximity(node: ProximityNode, { here, diagnostics }: Place): void {
  const operator = proximityOperator(node)
  const values = here.map((field) => VALUES[field.type]).find((found) => found !== null)
  if (values !== undefined) return diagnostics.add('operand-not-allowed', placeOf(node), { operator, found: values })
  for (const [side, isLeft] of [
    [node.left, true],
    [node.right, false],
  ] as const) {
    const found = unsupportedSide(side, isLeft)
    if (found !== null) diagnostics.add('operand-not-allowed', placeOf(found.node), { operator, found: found.name })
  }
}

function unsupportedSide(node: QueryNode, isLeft: boolean): { node: QueryNode; name: Labelled } | null {
  if (node.kind === 'proximity' && isLeft && !node.negated) return null
  if (node.kind === 'or') return node.operands.map((operand) => unsupportedSide(operand, false)).find((found) => found !== null) ?? null
  const name = OPERANDS[node.kind]
  return name === null ? null : { node, name }
}
