import type { ValuationFormula } from '@gezhi/records'
import { CallError } from '../http/call-error.ts'
import { audit, type Operator } from '../http/operator-of.ts'
import type { ValuationRules } from './valuation-rules.ts'

/** Publishes a version of the rules. Throws VALUATION_VERSION_TAKEN. */
export async function publishRules(
  rules: Pick<ValuationRules, 'publish'>,
  { formula, reason }: { readonly formula: ValuationFormula; readonly reason: string },
  by: Operator,
): Promise<void> {
  if (!(await rules.publish(formula, reason))) throw new CallError('VALUATION_VERSION_TAKEN', { version: formula.version })
  audit(by, 'valuation rules publish', { version: formula.version })
}
