import { afterEach, expect, test, vi } from 'vitest'
import { inIdleSlices } from './idle-slices.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('a slice that a busy browser runs late ends too', () => {
  vi.useFakeTimers()
  const late: IdleDeadline = { didTimeout: true, timeRemaining: () => 0 }
  vi.stubGlobal('requestIdleCallback', (run: IdleRequestCallback) => setTimeout(() => run(late), 300))
  vi.stubGlobal('cancelIdleCallback', clearTimeout)
  const left: number[] = []
  const stop = inIdleSlices((timeLeft) => {
    left.push(timeLeft())
    vi.advanceTimersByTime(6)
    left.push(timeLeft())
    vi.advanceTimersByTime(6)
    left.push(timeLeft())
    return 'more'
  })
  vi.advanceTimersByTime(300)
  expect(left).toEqual([8, 2, 0])
  stop()
})

test('work goes on slice by slice until it is done or stopped', () => {
  vi.useFakeTimers()
  vi.stubGlobal('requestIdleCallback', undefined)
  const done = vi.fn(() => (done.mock.calls.length < 3 ? ('more' as const) : ('done' as const)))
  inIdleSlices(done)
  const stopped = vi.fn(() => 'more' as const)
  const stop = inIdleSlices(stopped)
  vi.advanceTimersByTime(16)
  stop()
  vi.advanceTimersByTime(1000)
  expect([done.mock.calls.length, stopped.mock.calls.length]).toEqual([3, 1])
})
