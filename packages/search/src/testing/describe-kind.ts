import { afterEach, beforeEach, describe, test } from 'vitest'
import { KIND_CASES } from './cases/kind-cases.ts'
import { asserting, type Weakness } from './describe-search-engine.ts'
import { engineCase, type EngineUnderTest, type NewEngine } from './engine-case.ts'
import type { KindFixture } from './kinds/kind-fixture.ts'

export interface KindUnderTest<R extends object> {
  readonly fixture: KindFixture<R>
  readonly newEngine: NewEngine<R>
  /** Names of cases the engine does not support. */
  readonly skip?: readonly Weakness[]
}

/** The tests every engine must pass for any kind of record, using the names and texts of one; wrapped in `assertingEngine`. */
export function describeKind<R extends object>({ fixture, newEngine, skip = [] }: KindUnderTest<R>): void {
  const reasons = new Map(skip.flatMap(({ reason, tests }) => tests.map((name) => [name, reason] as const)))
  describe(`records of the kind ${fixture.kind.name}`, () => {
    let current: EngineUnderTest<R>
    beforeEach(async () => {
      current = await asserting(newEngine)()
    })
    afterEach(() => current.dispose())
    test('every case that is skipped exists', ({ expect }) =>
      expect([...reasons.keys()].filter((name) => !(name in KIND_CASES))).toEqual([]))
    for (const [name, show] of Object.entries(KIND_CASES)) {
      const reason = reasons.get(name)
      if (reason === undefined) test(name, () => show(engineCase(current), fixture))
      else test.skip(`${name} (${reason})`)
    }
  })
}
