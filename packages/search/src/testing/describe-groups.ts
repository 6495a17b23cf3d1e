import { afterEach, beforeEach, describe, test } from 'vitest'
import type { EngineUnderTest, NewEngine } from './engine-case.ts'

/** Cases that an engine does not support. */
export interface Weakness {
  readonly reason: string
  /** `group > case`. */
  readonly tests: readonly string[]
}

/** Groups of cases by name. */
export type Groups<Case> = Readonly<Record<string, Readonly<Record<string, Case>>>>

interface Described<R extends object, Case> {
  readonly groups: Groups<Case>
  readonly newEngine: NewEngine<R>
  readonly skip: readonly Weakness[]
  run(testOf: Case, engine: EngineUnderTest<R>): Promise<void>
}

/** A test for each case, on an empty engine. Unsupported cases are reported as skipped with the reason; an unknown name in the list fails. */
export function describeGroups<R extends object, Case>({ groups, newEngine, skip, run }: Described<R, Case>): void {
  const names = Object.entries(groups).flatMap(([group, cases]) => Object.keys(cases).map((name) => `${group} > ${name}`))
  const reasons = new Map(skip.flatMap(({ reason, tests }) => tests.map((name) => [name, reason] as const)))
  test('every case that is skipped exists', ({ expect }) => expect([...reasons.keys()].filter((name) => !names.includes(name))).toEqual([]))
  for (const [group, cases] of Object.entries(groups)) {
    describe(group, () => {
      let current: EngineUnderTest<R>
      beforeEach(async () => {
        current = await newEngine()
      })
      afterEach(() => current.dispose())
      for (const [name, testOf] of Object.entries(cases)) {
        const reason = reasons.get(`${group} > ${name}`)
        if (reason === undefined) test(name, () => run(testOf, current))
        else test.skip(`${name} (${reason})`)
      }
    })
  }
}
