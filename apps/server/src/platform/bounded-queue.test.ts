import { expect, it } from 'vitest'
import { boundedQueue, QueueFullError } from './bounded-queue.ts'

it('runs and queues limited numbers in their order, and rejects more', async () => {
  const { run, isFull } = boundedQueue({ atOnce: 2, waiting: 2 })
  const ends: (() => void)[] = []
  const done: number[] = []
  const work = (number: number) => run(() => new Promise<void>((end) => ends.push(end)).then(() => void done.push(number)))
  const running = [work(1), work(2), work(3), work(4)]
  expect(isFull()).toBe(true)
  await expect(work(5)).rejects.toThrow(QueueFullError)
  expect(ends).toHaveLength(2)
  for (let next = 0; next < 4; next += 1) {
    ends[next]!()
    await new Promise((later) => setTimeout(later))
  }
  await Promise.all(running)
  expect(done).toEqual([1, 2, 3, 4])
  expect(isFull()).toBe(false)
})

it('goes on after work that failed', async () => {
  const { run } = boundedQueue({ atOnce: 1, waiting: 1 })
  await expect(run(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await run(() => Promise.resolve('yes'))).toBe('yes')
})
