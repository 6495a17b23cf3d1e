import { expect, test } from 'vitest'
import { CallerLoad } from './caller-load.ts'

test('a caller is heavy from a second of thread time on, also while its job runs, until it has used little for a while', () => {
  let now = 0
  const load = new CallerLoad(() => now)
  load.begin('a')
  now = 900
  expect(load.isHeavy('a')).toBe(false)
  now = 1100
  expect([load.isHeavy('a'), load.isHeavy('b')]).toEqual([true, false])
  load.end('a')
  for (let job = 0; job < 50; job++) load.end('a', load.begin('a'), 1)
  now += 10_000
  expect(load.isHeavy('a')).toBe(true)
  now += 10_000
  expect(load.isHeavy('a')).toBe(false)
})

test('a job counts with its processor time once it has ended', () => {
  let now = 0
  const load = new CallerLoad(() => now)
  const start = load.begin('a')
  now = 4000
  expect(load.timeOf('a')).toBe(4000)
  load.end('a', start, 60)
  expect([load.timeOf('a'), load.isHeavy('a')]).toEqual([60, false])
})

test('callers who used little time recently are in the first level, others in one by their time, unknown ones in that of 100 ms', () => {
  let now = 0
  const load = new CallerLoad(() => now)
  const levelAfter = (used: number, jobs: number) => {
    const caller = `${jobs} of ${used} ms`
    for (let job = 0; job < jobs; job++) load.end(caller, load.begin(caller), used)
    return load.levelOf(caller)
  }
  expect([levelAfter(0, 4), levelAfter(12, 4), levelAfter(1, 50)]).toEqual([0, 0, 0])
  expect([levelAfter(14, 4), levelAfter(1, 70), levelAfter(50, 20)]).toEqual([1, 2, 17])
  expect([load.levelOf('new'), levelAfter(1, 3), levelAfter(100, 1), levelAfter(200, 1)]).toEqual([4, 4, 4, 8])
  levelAfter(70, 4)
  expect(['50 of 1 ms', '4 of 70 ms'].map((caller) => load.isHeavy(caller))).toEqual([false, true])
  now = 10_000
  expect(load.levelOf('1 of 200 ms')).toBe(4)
  now = 600_000
  expect([load.levelOf('20 of 50 ms'), load.isHeavy('4 of 70 ms')]).toEqual([4, false])
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

test('the class of a caller holds for 20 ms, unless one of its jobs begins or ends', () => {
  let now = 0
  const load = new CallerLoad(() => now)
  for (let job = 0; job < 5; job++) load.end('a', load.begin('a'), 20)
  const before = load.classOf('a')
  expect(before).toEqual({ heavy: false, level: load.levelOf('a') })
  now = 19
  expect(load.classOf('a')).toBe(before)
  const start = load.begin('a')
  now = 39
  const running = load.classOf('a')
  expect(running.level).toBeGreaterThan(before.level)
  now = 59
  expect(load.classOf('a').level).toBeGreaterThan(running.level)
  load.end('a', start, 1000)
  expect(load.classOf('a')).toEqual({ heavy: true, level: load.levelOf('a') })
  expect(load.classOf('new')).toEqual({ heavy: false, level: load.levelOf('new') })
})
