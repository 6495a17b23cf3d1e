import { asserting } from './asserting-engine.ts'
import type { Cases } from './cases.ts'
import { CLAIM_CASES } from './cases/claim-cases.ts'
import { ORDER_CASES } from './cases/order-cases.ts'
import { SEMANTIC_CASES } from './cases/semantic-cases.ts'
import { VALUE_CASES } from './cases/value-cases.ts'
import { WRITE_CASES } from './cases/write-cases.ts'
import { describeGroups, type CaseOptions } from './describe-groups.ts'
import { engineCase, type NewEngine } from './engine-case.ts'

const SUITE: Readonly<Record<string, Cases>> = {
  claims: CLAIM_CASES,
  values: VALUE_CASES,
  order: ORDER_CASES,
  semantic: SEMANTIC_CASES,
  writes: WRITE_CASES,
}

interface Conformance extends CaseOptions {
  readonly newEngine: NewEngine
  /** Wraps the engine in `assertingEngine`, which checks every response. True unless given. */
  readonly isAsserted?: boolean
}

/** The part of the conformance suite that uses what only patents have; `describeKind` is the other. */
export function describeSearchEngine({ newEngine, isAsserted = true, ...options }: Conformance): void {
  describeGroups({
    groups: SUITE,
    newEngine: isAsserted ? asserting(newEngine) : newEngine,
    ...options,
    run: (testOf, engine) => testOf(engineCase(engine)),
  })
}
