import type { Language, PreValuation } from '@gezhi/contract'
import { valuePatent, type ValuationFact, type ValuationFacts, type ValuationFormula } from '@gezhi/records'
import { scoreTree } from './valuation-detail.ts'

/** The value that a patent with given facts would have. Pure. */
export function preValuation(
  facts: { readonly [Fact in ValuationFact]?: number | string | undefined },
  { formula, language }: { readonly formula: ValuationFormula; readonly language: Language },
): PreValuation {
  const given: ValuationFacts = Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined))
  const valuation = valuePatent({ ...derivedFacts(given), ...given }, formula)
  const { version, total, level, known } = valuation
  return { version, total, level, known, ...scoreTree(valuation, null, { formula, language }) }
}

/** Facts that follow from others. */
function derivedFacts({ claims, independentClaims }: ValuationFacts): ValuationFacts {
  if (typeof claims !== 'number' || typeof independentClaims !== 'number') return {}
  return { dependentClaims: Math.max(0, claims - independentClaims) }
}
