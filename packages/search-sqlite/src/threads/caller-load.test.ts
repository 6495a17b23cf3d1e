import { expect, test } from 'vitest'
import { CallerLoad } from './caller-load.ts'

test('a caller is heavy from three seconds of thread time on, also while its job runs, and no longer after a pause', () => {
  let now = 0
  const load = new CallerLoad(() => now)
  load.begin('a')
  now = 2900
  expect(load.isHeavy('a')).toBe(false)
  now = 3100
  expect([load.isHeavy('a'), load.isHeavy('b')]).toEqual([true, false])
  load.end('a')
  expect(load.isHeavy('a')).toBe(true)
  now += 10_000
  expect(load.isHeavy('a')).toBe(false)
})

test('many short searches count as one long one; a few do not', () => {
  let now = 0
  const load = new CallerLoad(() => now)
  const search = (caller: string, milliseconds: number, pause: number) => {
    load.begin(caller)
    now += milliseconds
    load.end(caller)
    now += pause
  }
  for (let i = 0; i < 100; i++) search('person', 20, 480)
  for (let i = 0; i < 100; i++) search('script', 50, 10)
  expect([load.isHeavy('person'), load.isHeavy('script')]).toEqual([false, true])
})

test('reserves a thread while callers who are not heavy were active lately', () => {
  let now = 0
  const load = new CallerLoad(() => now)
  expect(load.hasLight).toBe(false)
  load.begin('a')
  load.end('a')
  expect(load.hasLight).toBe(true)
  now = 10_001
  expect(load.hasLight).toBe(false)
})
