import type { IndexLayout } from '../storage/index-layout.ts'
import { toMatchExpression, widerExpression } from './match-expression.ts'
import { isSplit } from './prefix-groups.ts'
import { leavesOf, type ResolvedCondition } from './resolved-condition.ts'
import { addressRange } from './value-hits.ts'

export interface RowRange {
  readonly first: number
  readonly last: number
}

/** How to read hits in row-id order without collecting them. */
export interface StreamPlan {
  /** One FTS5 statement whose rows include all hits. */
  readonly match: string
  readonly rows: RowRange
  /** Sets that contain every hit; cheap to collect. */
  readonly filters: readonly ResolvedCondition[]
  /** Conditions tested document by document. */
  readonly tests: readonly ResolvedCondition[]
}

/** Without a condition on the dates that row ids are made of. */
export const ALL_ROWS: RowRange = { first: 0, last: Number.MAX_SAFE_INTEGER }

/** null if no part of the condition can be an FTS5 statement, or if that would be slow. Pure. */
export function toStreamPlan(layout: IndexLayout, condition: ResolvedCondition): StreamPlan | null {
  if (condition.kind === 'optional') return toStreamPlan(layout, condition.required)
  const operands = condition.kind === 'and' ? condition.operands : [condition]
  const wider = widerExpression({ kind: 'and', operands })
  if (wider === null || isSplit(condition)) return null
  // Rows of other dates (`RecordOrder.fallback`) are filtered out.
  const isDecided = (operand: ResolvedCondition) => layout.kind.order.fallback === undefined && rowRange(layout, operand) !== null
  const left = operands.filter((operand) => !isExactText(operand) && !isDecided(operand))
  return {
    match: wider.text,
    rows: rowsOf(layout, condition),
    filters: left.filter((operand) => !holdsText(operand)),
    tests: left.filter(holdsText),
  }
}

/** Whether all hits of a condition can be found without testing documents. */
export function isCollectable(condition: ResolvedCondition): boolean {
  return leavesOf(condition).every((leaf) => leaf.kind !== 'text' || toMatchExpression(leaf) !== null)
}

/** The row ids that include all hits, derived from date ranges. Pure. */
export function rowsOf(layout: IndexLayout, condition: ResolvedCondition): RowRange {
  const operands = condition.kind === 'and' ? condition.operands : [condition]
  const ranges = operands.flatMap((operand) => rowRange(layout, operand) ?? [])
  return ranges.length === 0 ? ALL_ROWS : ranges.reduce((a, b) => ({ first: Math.max(a.first, b.first), last: Math.min(a.last, b.last) }))
}

function isExactText(operand: ResolvedCondition): boolean {
  return toMatchExpression(operand.kind === 'not' ? operand.operand : operand) !== null
}

function rowRange(layout: IndexLayout, operand: ResolvedCondition): RowRange | null {
  return operand.kind === 'value' ? addressRange(layout, operand.field, operand.test) : null
}

function holdsText(condition: ResolvedCondition): boolean {
  return leavesOf(condition).some(({ kind }) => kind === 'text')
}
