import type { SearchCondition } from '@gezhi/query'
import { toMatchExpression } from './match-expression.ts'
import { addressRange } from './value-hits.ts'

export interface RowRange {
  readonly first: number
  readonly last: number
}

/** How to read hits in row-id order without collecting them: one FTS5 statement, and sets its rows must be in. */
export interface StreamPlan {
  readonly match: string
  readonly rows: RowRange
  readonly filters: readonly SearchCondition[]
}

const ALL_ROWS: RowRange = { first: 0, last: Number.MAX_SAFE_INTEGER }

/** null where no part of the condition gives FTS5 a place to begin. Pure. */
export function toStreamPlan(condition: SearchCondition): StreamPlan | null {
  if (condition.kind === 'optional') return toStreamPlan(condition.required)
  const operands = condition.kind === 'and' ? condition.operands : [condition]
  const text = operands.filter(isText)
  const match = toMatchExpression({ kind: 'and', operands: text })
  if (match === null) return null
  const ranges = operands.flatMap((operand) => rowRange(operand) ?? [])
  const rows = ranges.reduce((a, b) => ({ first: Math.max(a.first, b.first), last: Math.min(a.last, b.last) }), ALL_ROWS)
  return { match, rows, filters: operands.filter((operand) => !text.includes(operand) && rowRange(operand) === null) }
}

function isText(operand: SearchCondition): boolean {
  return toMatchExpression(operand.kind === 'not' ? operand.operand : operand) !== null
}

function rowRange(operand: SearchCondition): RowRange | null {
  return operand.kind === 'value' ? addressRange(operand.field, operand.test) : null
}
