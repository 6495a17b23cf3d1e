import { describe, test } from 'vitest'
import type { EngineUnderTest, NewEngine } from './engine-case.ts'

/** Cases that an engine does not support. */
export interface Weakness {
  readonly reason: string
  /** `group > case`. */
  readonly tests: readonly string[]
}

/** Groups of cases by name. */
export type Groups<Case> = Readonly<Record<string, Readonly<Record<string, Case>>>>

/** How the cases of a suite are run. */
export interface CaseOptions {
  readonly skip?: readonly Weakness[]
  /** Several cases at a time: for engines that mostly wait. Default false. */
  readonly concurrent?: boolean
}

interface Described<R extends object, Case> extends CaseOptions {
  readonly groups: Groups<Case>
  readonly newEngine: NewEngine<R>
  run(testOf: Case, engine: EngineUnderTest<R>): Promise<void>
}

/** A test for each case, on an empty engine. Unsupported cases are reported as skipped with the reason; an unknown name in the list fails. */
export function describeGroups<R extends object, Case>({
  groups,
  newEngine,
  skip = [],
  concurrent = false,
  run,
}: Described<R, Case>): void {
  const names = Object.entries(groups).flatMap(([group, cases]) => Object.keys(cases).map((name) => `${group} > ${name}`))
  const reasons = new Map(skip.flatMap(({ reason, tests }) => tests.map((name) => [name, reason] as const)))
  test('every case that is skipped exists', ({ expect }) => expect([...reasons.keys()].filter((name) => !names.includes(name))).toEqual([]))
  for (const [group, cases] of Object.entries(groups)) {
    describe(group, { concurrent }, () => {
      for (const [name, testOf] of Object.entries(cases)) {
        const reason = reasons.get(`${group} > ${name}`)
        if (reason !== undefined) {
          test.skip(`${name} (${reason})`)
          continue
        }
        test(name, async ({ onTestFinished }) => {
          const engine = await newEngine()
          onTestFinished(() => engine.dispose())
          await run(testOf, engine)
        })
      }
    })
  }
}
