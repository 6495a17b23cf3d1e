import { expect, test } from 'vitest'
import { guardClicks } from './guard-clicks.ts'

/** Clicks at given times, in ms; returns those at which the action ran. */
function actedAt(times: readonly number[], period?: number): number[] {
  const acted: number[] = []
  let time = 0
  const click = guardClicks(
    () => acted.push(time),
    period,
    () => time,
  )
  for (time of times) click()
  return acted
}

test('shell.27: a guarded button ignores further clicks for 2 s', () => {
  expect(actedAt([0, 1, 1999, 2000, 3999, 4000])).toEqual([0, 2000, 4000])
  expect(actedAt([0, 99, 100], 100)).toEqual([0, 100])
})
