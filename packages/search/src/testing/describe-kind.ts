import { describe } from 'vitest'
import { asserting } from './asserting-engine.ts'
import { describeGroups, type CaseOptions } from './describe-groups.ts'
import type { NewEngine } from './engine-case.ts'
import { BOOLEAN_CASES } from './kind-cases/boolean-cases.ts'
import { DISCOVERY_CASES } from './kind-cases/discovery-cases.ts'
import { FACET_CASES } from './kind-cases/facet-cases.ts'
import { GENERAL_CASES } from './kind-cases/general-cases.ts'
import { ORDER_CASES } from './kind-cases/order-cases.ts'
import { POSITION_CASES } from './kind-cases/position-cases.ts'
import { SNIPPET_CASES } from './kind-cases/snippet-cases.ts'
import { TEXT_CASES } from './kind-cases/text-cases.ts'
import { VALUE_CASES } from './kind-cases/value-cases.ts'
import { WRITE_CASES } from './kind-cases/write-cases.ts'
import { kindCase, type KindCases } from './kind-case.ts'
import type { KindFixture } from './kinds/kind-fixture.ts'

const SUITE: Readonly<Record<string, KindCases>> = {
  general: GENERAL_CASES,
  text: TEXT_CASES,
  positions: POSITION_CASES,
  boolean: BOOLEAN_CASES,
  values: VALUE_CASES,
  order: ORDER_CASES,
  facets: FACET_CASES,
  discovery: DISCOVERY_CASES,
  snippets: SNIPPET_CASES,
  writes: WRITE_CASES,
}

export interface KindUnderTest<R extends object> extends CaseOptions {
  readonly fixture: KindFixture<R>
  readonly newEngine: NewEngine<R>
  /** Wraps the engine in `assertingEngine`, which checks every response. True unless given. */
  readonly isAsserted?: boolean
}

/** The part of the conformance suite that every engine must pass for any kind of record, using the names and texts of one. */
export function describeKind<R extends object>({ fixture, newEngine, isAsserted = true, skip = [], ...options }: KindUnderTest<R>): void {
  describe(`records of the kind ${fixture.kind.name}`, () =>
    describeGroups({
      groups: SUITE,
      newEngine: isAsserted ? asserting(newEngine) : newEngine,
      ...options,
      skip: [...skip, ...(fixture.lacks ?? [])],
      run: (testOf, engine) => testOf(kindCase(engine, fixture), fixture),
    }))
}
