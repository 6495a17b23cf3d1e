import type { SearchCondition, ValueTest } from '@gezhi/query'
import { SearchError } from '@gezhi/search'
import type { IndexLayout } from '../storage/index-layout.ts'
import { anyClause, EVERYTHING, NOTHING, unscored, type Clause } from './clause.ts'
import { gatheredTerms } from './gathered-terms.ts'
import type { RecordIds } from './record-sets.ts'
import { placedClause, type SemanticRanks } from './semantic-ranks.ts'
import type { Compounds } from './resolved-words.ts'
import { textClause } from './text-clause.ts'
import { valueClause } from './value-clause.ts'

/** What was looked up for a condition. */
export interface LookedUp {
  readonly compounds: Compounds
  /** Rankings of its semantic parts. */
  readonly semanticRanks: SemanticRanks
  readonly recordIds: RecordIds
}

/** A condition in OpenSearch's query language. Throws `SearchError` on an unsupported condition. Pure. */
export function conditionClause(layout: IndexLayout, condition: SearchCondition, lookedUp: LookedUp): Clause {
  const clauseOf = (operand: SearchCondition) => conditionClause(layout, operand, lookedUp)
  const ranked = lookedUp.semanticRanks.get(condition)
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
      return textClause(layout, condition.columns, condition.match, lookedUp.compounds)
    case 'records':
      return unscored({ terms: { docId: idsOf(condition.set, lookedUp) } })
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

function idsOf(set: string, { recordIds }: LookedUp): readonly string[] {
  const ids = recordIds.get(set)
  if (ids === undefined) throw new SearchError('unknown-records', `There is no set of records ${set}`)
  return ids
}

/** Exactly one of the two; chaining gives the parity of several. */
function xorClause(left: Clause, right: Clause): Clause {
  return anyClause([{ bool: { must: [left], must_not: [right] } }, { bool: { must: [right], must_not: [left] } }])
}
