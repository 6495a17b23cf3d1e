import type { SearchCondition, ValueTest } from '@gezhi/query'
import type { IndexLayout } from '../storage/index-layout.ts'
import { anyClause, EVERYTHING, NOTHING, type Clause } from './clause.ts'
import { gatheredTerms } from './gathered-terms.ts'
import { placedClause, type SemanticRanks } from './semantic-ranks.ts'
import type { Compounds } from './resolved-words.ts'
import { textClause } from './text-clause.ts'
import { valueClause } from './value-clause.ts'

/**
 * A condition in OpenSearch's query language; `semanticRanks`: rankings of its semantic parts. Throws `SearchError` on an unsupported
 * condition. Pure.
 */
export function conditionClause(
  layout: IndexLayout,
  condition: SearchCondition,
  compounds: Compounds,
  semanticRanks: SemanticRanks = new Map(),
): Clause {
  const clauseOf = (operand: SearchCondition) => conditionClause(layout, operand, compounds, semanticRanks)
  const ranked = semanticRanks.get(condition)
  if (ranked !== undefined) {
    const placed = placedClause(ranked.docIds)
    return ranked.optional.length === 0 ? placed : { bool: { must: [placed], should: ranked.optional.map(clauseOf) } }
  }
  switch (condition.kind) {
    case 'all':
      return EVERYTHING
    case 'none':
    case 'semantic':
      return NOTHING
    case 'and':
      return andClause(condition.operands, clauseOf)
    case 'or':
      return anyClause(gatheredTerms(orClauses(layout, condition.operands, clauseOf)))
    case 'xor':
      return condition.operands.map(clauseOf).reduce(xorClause)
    case 'not':
      return { bool: { must_not: [clauseOf(condition.operand)] } }
    case 'optional':
      return { bool: { must: [clauseOf(condition.required)], should: [clauseOf(condition.optional)] } }
    case 'value':
      return valueClause(layout, condition.field, [condition.test])
    case 'text':
      return textClause(layout, condition.columns, condition.match, compounds)
  }
}

function andClause(operands: readonly SearchCondition[], clauseOf: (operand: SearchCondition) => Clause): Clause {
  const unwanted = operands.flatMap((operand) => (operand.kind === 'not' ? [clauseOf(operand.operand)] : []))
  const positive = operands.filter((operand) => operand.kind !== 'not').map(clauseOf)
  return { bool: { must: positive, must_not: unwanted } }
}

/** Many values of one field become one clause: lists of numbers contain thousands. */
function orClauses(layout: IndexLayout, operands: readonly SearchCondition[], clauseOf: (operand: SearchCondition) => Clause): Clause[] {
  const tests = new Map<string, ValueTest[]>()
  const others: Clause[] = []
  for (const operand of operands) {
    if (operand.kind !== 'value') others.push(clauseOf(operand))
    else tests.set(operand.field, [...(tests.get(operand.field) ?? []), operand.test])
  }
  return [...[...tests].map(([field, ofField]) => valueClause(layout, field, ofField)), ...others]
}

/** Exactly one of the two; chaining gives the parity of several. */
function xorClause(left: Clause, right: Clause): Clause {
  return anyClause([{ bool: { must: [left], must_not: [right] } }, { bool: { must: [right], must_not: [left] } }])
}
