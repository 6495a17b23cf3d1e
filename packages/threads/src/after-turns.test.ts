import { expect, onTestFinished, test, vi } from 'vitest'
import { afterTurns } from './after-turns.ts'

test('waits for the time, longer when the processors are busy, and not at all once stopped', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const then = vi.fn<() => void>()
  afterTurns(500, then)
  vi.advanceTimersByTime(499)
  expect(then).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(then).toHaveBeenCalledOnce()
  const stop = afterTurns(500, then)
  vi.advanceTimersByTime(450)
  stop()
  vi.advanceTimersByTime(1000)
  expect(then).toHaveBeenCalledOnce()
})

test('a blocked event loop counts as one turn', async () => {
  let called = false
  afterTurns(50, () => (called = true))
  const end = performance.now() + 200
  while (performance.now() < end);
  await new Promise((resolve) => setTimeout(resolve, 1))
  expect(called).toBe(false)
  await expect.poll(() => called).toBe(true)
})
