import { expect, it } from 'vitest'
import { QueueFullError } from '../../platform/bounded-queue.ts'
import { admissionControl } from './admission-control.ts'

it('admits as many as are served within the maximum wait, fewer when the work takes longer, and again as many when it does not', async () => {
  const { enter, took } = admissionControl({ atOnce: 1, maxWait: 500, usual: 50 })
  const comeIn = async () => {
    const ends: (() => void)[] = []
    const all = Array.from({ length: 20 }, () => enter(() => new Promise<void>((end) => ends.push(end))))
    const settled = Promise.allSettled(all)
    for (const end of ends) end()
    const rejected = (await settled).filter(({ status }) => status === 'rejected')
    for (const one of rejected) expect((one as PromiseRejectedResult).reason).toBeInstanceOf(QueueFullError)
    return ends.length
  }
  expect(await comeIn()).toBe(10)
  for (let count = 0; count < 50; count += 1) took(200)
  expect(await comeIn()).toBe(4)
  for (let count = 0; count < 50; count += 1) took(1000)
  expect(await comeIn()).toBe(4)
  for (let count = 0; count < 50; count += 1) took(50)
  expect(await comeIn()).toBeGreaterThanOrEqual(9)
})

it('failed work frees its slot', async () => {
  const { enter } = admissionControl({ atOnce: 1, maxWait: 4, usual: 1 })
  for (let count = 0; count < 5; count += 1) await expect(enter(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await enter(() => Promise.resolve('yes'))).toBe('yes')
})
