import { expect, onTestFinished, test, vi } from 'vitest'
import { afterDelays } from './after-delays.ts'

test('waits for the time, longer when the processors are busy, and not at all once stopped', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const then = vi.fn<() => void>()
  afterDelays(500, then)
  vi.advanceTimersByTime(499)
  expect(then).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(then).toHaveBeenCalledOnce()
  const stop = afterDelays(500, then)
  vi.advanceTimersByTime(450)
  stop()
  vi.advanceTimersByTime(1000)
  expect(then).toHaveBeenCalledOnce()
})

test('a blocked event loop delays it by one part only', async () => {
  let called = false
  afterDelays(50, () => (called = true))
  const end = performance.now() + 200
  while (performance.now() < end);
  await new Promise((resolve) => setTimeout(resolve, 1))
  expect(called).toBe(false)
  await expect.poll(() => called).toBe(true)
})
