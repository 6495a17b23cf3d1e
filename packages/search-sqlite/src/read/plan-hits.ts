import type { IndexLayout } from '../storage/index-layout.ts'
import { estimatedHits, type IndexStatistics } from './estimated-hits.ts'
import type { HitPlan, IntersectionPlan, PositionPlan } from './hit-plan.ts'
import { toMatchExpression, widerExpression } from './match-expression.ts'
import { isSplit, prefixGroups } from './prefix-groups.ts'
import { valuesByField, type ResolvedCondition, type TextCondition } from './resolved-condition.ts'
import { rowsOf } from './stream-plan.ts'

/** Input of planning. */
export interface Planning {
  readonly layout: IndexLayout
  readonly statistics: IndexStatistics
}

/**
 * Plans how to collect all hits of a condition: what FTS5 can decide exactly, in as few statements as can be interrupted in time; the
 * rest by set operations; what only the forward store can decide last, among the remaining hits. Pure except for the statistics.
 */
export function planHits(condition: ResolvedCondition, planning: Planning): HitPlan {
  if (condition.kind === 'none') return { kind: 'nothing', condition }
  const match = isSplit(condition) ? null : toMatchExpression(condition)
  if (match !== null) return { kind: 'statement', condition, match }
  const plan = (part: ResolvedCondition) => planHits(part, planning)
  switch (condition.kind) {
    case 'all':
      return { kind: 'everything', condition }
    case 'value':
      return { kind: 'values', condition, field: condition.field, tests: [condition.test] }
    case 'and':
      return planIntersection(condition, condition.operands, planning)
    case 'or': {
      const { values, others } = valuesByField(condition.operands)
      const fields = [...values].map(([field, tests]) => ({ field, tests }))
      return { kind: 'union', condition, parts: alternatives(others).map(plan), values: fields }
    }
    case 'xor':
      return { kind: 'either', condition, parts: condition.operands.map(plan) }
    case 'not':
      return { kind: 'complement', condition, of: plan(condition.operand) }
    case 'optional':
      return { kind: 'same', condition, as: plan(condition.required) }
    case 'text':
      return planPositions(condition)
    case 'records':
      return { kind: 'records', condition, set: condition.set }
    case 'ranked':
      return { kind: 'ranked', condition, name: condition.name }
  }
}

/** The most expensive step, deciding positions, comes last and only for the remaining hits. */
function planIntersection(condition: ResolvedCondition, operands: readonly ResolvedCondition[], planning: Planning): IntersectionPlan {
  const all = inStatements(operands)
  const plan = (part: ResolvedCondition) => planHits(part, planning)
  const positive = all.filter(({ kind }) => kind !== 'not')
  const unwanted = all.flatMap((operand) => (operand.kind === 'not' ? [operand.operand] : []))
  return {
    kind: 'intersection',
    condition,
    rows: rowsOf(planning.layout, { kind: 'and', operands }),
    parts: smallestFirst(
      positive.filter((part) => !needsPositions(part)),
      planning,
    ).map(plan),
    positions: positive.filter(needsPositions).map(planPositions),
    without: unwanted.filter((part) => !needsPositions(part)).map(plan),
    withoutPositions: unwanted.filter(needsPositions).map(planPositions),
  }
}

function planPositions(condition: TextCondition): PositionPlan {
  return { kind: 'positions', condition, candidates: widerExpression(condition)?.text ?? null }
}

/** What only the forward store can decide. */
function needsPositions(condition: ResolvedCondition): condition is TextCondition {
  return condition.kind === 'text' && toMatchExpression(condition) === null
}

/** If nothing remains after some parts, the others are not read. */
function smallestFirst(parts: readonly ResolvedCondition[], { statistics }: Planning): readonly ResolvedCondition[] {
  if (parts.length < 2) return parts
  const sizes = new Map(parts.map((part) => [part, estimatedHits(part, statistics)]))
  return parts.toSorted((a, b) => sizes.get(a)! - sizes.get(b)!)
}

/** Alternatives with those combined that FTS5 can decide exactly, these first. */
function alternatives(operands: readonly ResolvedCondition[]): readonly ResolvedCondition[] {
  const text = operands.filter((operand) => toMatchExpression(operand) !== null)
  return [...inFewStatements('or', text), ...operands.filter((operand) => !text.includes(operand))]
}

/** The same for AND. A NOT of text is combined with the text it restricts. */
function inStatements(operands: readonly ResolvedCondition[]): readonly ResolvedCondition[] {
  const isText = (operand: ResolvedCondition) => toMatchExpression(operand.kind === 'not' ? operand.operand : operand) !== null
  const text = operands.filter(isText)
  const together = inFewStatements('and', text)
  return together === text ? operands : [...together, ...operands.filter((operand) => !text.includes(operand))]
}

/** Combined if FTS5 supports it, up to the limit of one statement; otherwise unchanged. */
function inFewStatements(kind: 'and' | 'or', parts: ResolvedCondition[]): ResolvedCondition[] {
  const groups = prefixGroups(parts)
  return groups.length === 1 ? inOneStatement(kind, parts) : groups.flatMap((group) => inOneStatement(kind, group))
}

function inOneStatement(kind: 'and' | 'or', parts: ResolvedCondition[]): ResolvedCondition[] {
  const together: ResolvedCondition = { kind, operands: parts }
  return parts.length > 1 && toMatchExpression(together) !== null ? [together] : parts
}
