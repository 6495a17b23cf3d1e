import { afterEach, beforeEach, describe, test } from 'vitest'
import { assertingEngine } from './asserting-engine.ts'
import { BOOLEAN_CASES } from './cases/boolean-cases.ts'
import { DISCOVERY_CASES } from './cases/discovery-cases.ts'
import { FACET_CASES } from './cases/facet-cases.ts'
import { SEMANTIC_CASES } from './cases/semantic-cases.ts'
import { ORDER_CASES } from './cases/order-cases.ts'
import { POSITION_CASES } from './cases/position-cases.ts'
import { SNIPPET_CASES } from './cases/snippet-cases.ts'
import { TEXT_CASES } from './cases/text-cases.ts'
import { VALUE_CASES } from './cases/value-cases.ts'
import { WRITE_CASES } from './cases/write-cases.ts'
import type { Cases } from './cases.ts'
import { engineCase, type EngineUnderTest, type NewEngine } from './engine-case.ts'

const SUITE: Readonly<Record<string, Cases>> = {
  text: TEXT_CASES,
  positions: POSITION_CASES,
  boolean: BOOLEAN_CASES,
  values: VALUE_CASES,
  order: ORDER_CASES,
  facets: FACET_CASES,
  discovery: DISCOVERY_CASES,
  semantic: SEMANTIC_CASES,
  snippets: SNIPPET_CASES,
  writes: WRITE_CASES,
}

export interface Weakness {
  /** What the engine does not support. */
  readonly reason: string
  /** `group > case`. */
  readonly tests: readonly string[]
}

interface Conformance {
  readonly newEngine: NewEngine
  readonly skip?: readonly Weakness[]
  /** Wraps the engine in `assertingEngine`, which checks every response. True unless given. */
  readonly isAsserted?: boolean
}

/**
 * The conformance suite of all engines. Unsupported cases are listed with the reason and reported as skipped; an unknown name in the list
 * fails.
 */
export function describeSearchEngine({ newEngine, skip = [], isAsserted = true }: Conformance): void {
  const names = Object.entries(SUITE).flatMap(([group, cases]) => Object.keys(cases).map((name) => `${group} > ${name}`))
  const reasons = new Map(skip.flatMap(({ reason, tests }) => tests.map((name) => [name, reason] as const)))
  test('every case that is skipped exists', ({ expect }) => expect([...reasons.keys()].filter((name) => !names.includes(name))).toEqual([]))
  const newCase = isAsserted ? asserting(newEngine) : newEngine
  for (const [group, cases] of Object.entries(SUITE)) describe(group, () => describeGroup(group, cases, newCase, reasons))
}

function describeGroup(group: string, cases: Cases, newEngine: NewEngine, reasons: ReadonlyMap<string, string>): void {
  let current: EngineUnderTest
  beforeEach(async () => {
    current = await newEngine()
  })
  afterEach(() => current.dispose())
  for (const [name, show] of Object.entries(cases)) {
    const reason = reasons.get(`${group} > ${name}`)
    if (reason === undefined) test(name, () => show(engineCase(current)))
    else test.skip(`${name} (${reason})`)
  }
}

/** The same engines, each wrapped in `assertingEngine`. */
export function asserting<R extends object>(newEngine: NewEngine<R>): NewEngine<R> {
  const wrap = (inner: EngineUnderTest<R>): EngineUnderTest<R> => ({
    engine: assertingEngine(inner.engine),
    reopen: async () => wrap(await inner.reopen()),
    dispose: () => inner.dispose(),
  })
  return async () => wrap(await newEngine())
}
