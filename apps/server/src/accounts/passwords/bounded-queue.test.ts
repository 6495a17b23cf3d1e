import { expect, it } from 'vitest'
import { boundedQueue, QueueFullError } from './bounded-queue.ts'

it('runs so many at once, lets so many wait in their order, and refuses more', async () => {
  const inTurn = boundedQueue({ atOnce: 2, waiting: 2 })
  const ends: (() => void)[] = []
  const done: number[] = []
  const work = (number: number) => inTurn(() => new Promise<void>((end) => ends.push(end)).then(() => void done.push(number)))
  const running = [work(1), work(2), work(3), work(4)]
  await expect(work(5)).rejects.toThrow(QueueFullError)
  expect(ends).toHaveLength(2)
  for (let next = 0; next < 4; next += 1) {
    ends[next]!()
    await new Promise((later) => setTimeout(later))
  }
  await Promise.all(running)
  expect(done).toEqual([1, 2, 3, 4])
})

it('goes on after work that failed', async () => {
  const inTurn = boundedQueue({ atOnce: 1, waiting: 1 })
  await expect(inTurn(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await inTurn(() => Promise.resolve('yes'))).toBe('yes')
})
