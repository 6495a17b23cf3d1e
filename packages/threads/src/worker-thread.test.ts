import { expect, onTestFinished, test, vi } from 'vitest'
import { callOnce } from './call-once.ts'
import { HELD_THREAD, newGate, type HeldOperations } from './testing/held-jobs.ts'
import { WorkerThread, type ThreadOptions } from './worker-thread.ts'

function started(options?: ThreadOptions<HeldOperations>): WorkerThread<HeldOperations> {
  const thread = new WorkerThread(HELD_THREAD, null, options)
  onTestFinished(() => thread.close())
  return thread
}

test('a cancelled job that checks for it stops, and its thread takes the next one', async () => {
  const onReplaced = vi.fn<() => void>()
  const thread = started({ stopsWithin: 60_000, onReplaced })
  const { gate, began } = newGate()
  const leaving = new AbortController()
  const running = thread.call('hold', { gate }, { signal: leaving.signal })
  await expect.poll(began).toBe(1)
  leaving.abort(new Error('left'))
  await expect(running).rejects.toThrow('left')
  expect(await thread.call('echo', 'next')).toBe('next')
  expect(onReplaced).not.toHaveBeenCalled()
})

test('a thread that does not stop is replaced: the call rejects while its job still runs, and the next one has a thread of its own', async () => {
  const onReplaced = vi.fn<(thread: WorkerThread<HeldOperations>) => void>()
  const thread = started({ stopsWithin: 20, onReplaced })
  const { gate, began } = newGate()
  const leaving = new AbortController()
  const running = thread.call('hold', { gate, deaf: true }, { signal: leaving.signal })
  await expect.poll(began).toBe(1)
  leaving.abort(new Error('late'))
  await expect(running).rejects.toThrow('late')
  expect(onReplaced.mock.calls).toEqual([[thread]])
  expect(await thread.call('echo', 'next')).toBe('next')
})

test('a job cancelled before its thread could begin does not begin', async () => {
  const thread = started()
  const { gate, began } = newGate()
  const leaving = new AbortController()
  const running = thread.call('hold', { gate }, { signal: leaving.signal })
  leaving.abort(new Error('left'))
  await expect(running).rejects.toThrow('left')
  expect(began()).toBe(0)
})

test('calls are answered one after the other, and one that is cancelled while it waits never begins', async () => {
  const thread = started()
  const { gate, began, open } = newGate()
  const running = thread.call('hold', { gate })
  await expect.poll(began).toBe(1)
  const leaving = new AbortController()
  const cancelled = thread.call('hold', { gate }, { signal: leaving.signal })
  const last = thread.call('echo', 'last')
  leaving.abort(new Error('left'))
  await expect(cancelled).rejects.toThrow('left')
  open()
  expect([await running, await last, began()]).toEqual(['let go', 'last', 1])
})

test('what a handler throws reaches its caller, and the thread goes on', async () => {
  const thread = started()
  await expect(thread.call('fail', 'out of range')).rejects.toMatchObject({ name: 'RangeError', message: 'out of range' })
  expect(await thread.call('echo', 'next')).toBe('next')
})

test('a thread that dies fails its call, and starts again for the next one', async () => {
  const thread = started()
  await expect(thread.call('die', null)).rejects.toThrow('The thread ended')
  expect(await thread.call('echo', 'next')).toBe('next')
})

test('a closed thread rejects running and later calls', async () => {
  const thread = started()
  const { gate, began } = newGate()
  const [running, waiting] = [thread.call('hold', { gate }), thread.call('echo', 'waiting')]
  const rejected = Promise.allSettled([running, waiting])
  await expect.poll(began).toBe(1)
  await thread.close()
  const reasons = (await rejected).map((outcome) => (outcome.status === 'rejected' ? String(outcome.reason) : outcome.value))
  expect(reasons).toEqual(Array(2).fill('Error: The thread is closed'))
  await expect(thread.call('echo', 'late')).rejects.toThrow('The thread is closed')
})

test('a thread of one call has a time', async () => {
  const { gate } = newGate()
  const call = callOnce(HELD_THREAD, 'hold', { gate, deaf: true }, { signal: AbortSignal.timeout(50), stopsWithin: 0 })
  await expect(call).rejects.toMatchObject({ name: 'TimeoutError' })
})
