import { WorkerThread } from '@gezhi/threads'
import { HELD_THREAD, newGate, type HeldOperations } from '@gezhi/threads/testing'
import { expect, onTestFinished, test } from 'vitest'
import { CallerLoad } from './caller-load.ts'
import type { JobOptions } from './job-options.ts'
import { JobQueue, MAX_AHEAD, type JobQueueOptions, type Sharing } from './job-queue.ts'

function queueOf(threads: number, options: JobQueueOptions = {}): JobQueue<HeldOperations> {
  const queue = new JobQueue(
    Array.from({ length: threads }, () => new WorkerThread(HELD_THREAD, null)),
    options,
  )
  onTestFinished(() => queue.close())
  return queue
}

/** Jobs that end at once, with names; `ended` lists them in the order of completion. */
function jobsOn(queue: JobQueue<HeldOperations>) {
  const ended: string[] = []
  const run = async (name: string, options: JobOptions) => void ended.push(await queue.run('echo', name, options))
  return { ended, run }
}

test('of several threads one caller never has all: others are answered meanwhile', async () => {
  const queue = queueOf(3)
  const { gate, began, open } = newGate()
  const heavy = Array.from({ length: 10 }, () => queue.run('hold', { gate }, { caller: 'a' }))
  await expect.poll(began).toBe(2)
  expect(await queue.run('echo', 'b', { caller: 'b' })).toBe('b')
  expect(await queue.run('echo', 'c', { caller: 'c', urgency: 'first' })).toBe('c')
  expect(began()).toBe(2)
  open()
  await Promise.all(heavy)
})

test('callers who wait take turns, however many jobs each of them has', async () => {
  const queue = queueOf(1)
  const { gate, began, open } = newGate()
  const first = queue.run('hold', { gate }, { caller: 'a' })
  await expect.poll(began).toBe(1)
  const { ended, run } = jobsOn(queue)
  const all = [
    ...['a1', 'a2', 'a3', 'a4'].map((name) => run(name, { caller: 'a' })),
    ...['b1', 'b2'].map((name) => run(name, { caller: 'b' })),
    run('c1', { caller: 'c' }),
    run('own', {}),
  ]
  open()
  await Promise.all([first, ...all])
  expect(ended).toEqual(['own', 'b1', 'c1', 'a1', 'b2', 'a2', 'a3', 'a4'])
})

test('a caller who sends one request after another is not served before those who wait', async () => {
  const queue = queueOf(1)
  const { gate, began, open } = newGate()
  const first = queue.run('hold', { gate }, { caller: 'x' })
  await expect.poll(began).toBe(1)
  const { ended, run } = jobsOn(queue)
  const waiting = ['a1', 'a2', 'a3'].map((name) => run(name, { caller: 'a' }))
  const anew = async () => {
    for (const name of ['n1', 'n2', 'n3', 'n4']) await run(name, { caller: name })
  }
  const coming = anew()
  open()
  await Promise.all([first, ...waiting, coming])
  expect(ended.indexOf('a3')).toBeLessThan(ended.indexOf('n4'))
})

test('of 60 abandoned jobs only those begin that had a thread, and the next one is answered', async () => {
  const queue = queueOf(2, { load: new CallerLoad(() => 0) })
  const { gate, began } = newGate()
  const leaving = new AbortController()
  const abandoned = Promise.allSettled(
    Array.from({ length: 60 }, (_, i) => queue.run('hold', { gate }, { caller: `caller ${i}`, signal: leaving.signal })),
  )
  await expect.poll(began).toBe(2)
  leaving.abort(new Error('left'))
  const next = await queue.run('echo', 'next', { caller: 'next' })
  expect([next, began()]).toEqual(['next', 2])
  expect((await abandoned).every(({ status }) => status === 'rejected')).toBe(true)
})

test('what is handed from one thread to another waits for callers who look at an empty screen', async () => {
  const [first, second] = [new WorkerThread(HELD_THREAD, null), new WorkerThread(HELD_THREAD, null)]
  const queue = new JobQueue([first, second])
  onTestFinished(() => queue.close())
  const { gate, began, open } = newGate()
  const holding = ['a', 'b'].map((caller) => queue.run('hold', { gate }, { caller }))
  await expect.poll(began).toBe(2)
  const { ended, run } = jobsOn(queue)
  const sharing: Sharing<HeldOperations, string> = {
    load: (thread) => thread.call('echo', 'handed'),
    attach: async (thread, shared) => void ended.push(await thread.call('echo', shared)),
  }
  const handed = queue.shareWithOne(second, sharing)
  const pages = ['c', 'd', 'e'].map((caller) => run(caller, { caller }))
  open()
  await Promise.all([...holding, handed, ...pages])
  expect(ended.at(-1)).toBe('handed')
})

test('callers who used much time lately leave a thread to the others, and are served after them', async () => {
  let now = 0
  const load = new CallerLoad(() => now)
  const queue = queueOf(2, { load })
  for (const caller of ['x', 'y', 'z']) load.begin(caller)
  now = 4000
  for (const caller of ['x', 'y', 'z']) load.end(caller)
  await queue.run('echo', 'light', { caller: 'light' })
  const { gate, began, open } = newGate()
  const heavy = ['x', 'y', 'z'].map((caller) => queue.run('hold', { gate }, { caller }))
  await expect.poll(began).toBe(1)
  expect(await queue.run('echo', 'count', { caller: 'light', urgency: 'later' })).toBe('count')
  expect(began()).toBe(1)
  open()
  await Promise.all(heavy)
})

test('heavy callers have all threads while nobody else searches', async () => {
  let now = 0
  const load = new CallerLoad(() => now)
  const queue = queueOf(2, { load })
  for (const caller of ['x', 'y']) load.begin(caller)
  now = 20_000
  for (const caller of ['x', 'y']) load.end(caller)
  const { gate, began, open } = newGate()
  const heavy = ['x', 'y'].map((caller) => queue.run('hold', { gate }, { caller }))
  await expect.poll(began).toBe(2)
  open()
  await Promise.all(heavy)
})

test('of many jobs that wait for others of their caller the last are rejected after a while; the first, and those of other callers, are not', async () => {
  const queue = queueOf(1, { maxWait: 20 })
  const { gate, began, open } = newGate()
  const running = queue.run('hold', { gate }, { caller: 'a' })
  await expect.poll(began).toBe(1)
  const other = queue.run('echo', 'b', { caller: 'b' })
  const first = Array.from({ length: MAX_AHEAD }, () => queue.run('echo', 'a', { caller: 'a' }))
  await expect(queue.run('echo', 'too many', { caller: 'a' })).rejects.toMatchObject({ reason: 'busy' })
  open()
  expect(await Promise.all([running, other])).toEqual(['let go', 'b'])
  expect(await Promise.all(first)).toEqual(first.map(() => 'a'))
})

test('a long job that has the last thread is stopped for another caller, queued again, and then runs to its end', async () => {
  let now = 0
  const queue = queueOf(2, { load: new CallerLoad(() => now) })
  const { gate, began, open } = newGate()
  const long = ['x', 'y'].map((caller) => queue.run('hold', { gate }, { caller }))
  await expect.poll(began).toBe(2)
  now = 400
  expect(await queue.run('echo', 'light', { caller: 'light' })).toBe('light')
  expect(await queue.run('echo', 'again', { caller: 'light' })).toBe('again')
  expect(began()).toBe(2)
  open()
  expect(await Promise.all(long)).toEqual(['let go', 'let go'])
  expect(began()).toBe(3)
})

test('a preempted job that is abandoned while it waits again fails with the reason of its caller', async () => {
  let now = 0
  const queue = queueOf(2, { load: new CallerLoad(() => now) })
  const { gate, began, open } = newGate()
  const leaving = new AbortController()
  const long = ['x', 'y'].map((caller) => queue.run('hold', { gate }, { caller, signal: leaving.signal }))
  await expect.poll(began).toBe(2)
  now = 400
  await queue.run('echo', 'light', { caller: 'light' })
  leaving.abort(new Error('left'))
  expect((await Promise.allSettled(long)).map((job) => job.status === 'rejected' && String(job.reason))).toEqual(
    Array(2).fill('Error: left'),
  )
  expect(began()).toBe(2)
  open()
})
