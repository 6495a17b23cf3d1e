import { expect, onTestFinished, test, vi } from 'vitest'
import { HELD_THREAD, newGate } from '../testing/held-jobs.ts'
import { WorkerThread, type ReplacementOptions } from './worker-thread.ts'

function started(replacement?: ReplacementOptions): WorkerThread {
  const thread = new WorkerThread(HELD_THREAD, null, replacement)
  onTestFinished(() => thread.close())
  return thread
}

test('an aborted job that asks whether to go on stops, and its thread takes the next one', async () => {
  const onReplaced = vi.fn<() => void>()
  const thread = started({ after: 60_000, onReplaced })
  const { gate, began } = newGate()
  const leaving = new AbortController()
  const running = thread.run('hold', { gate }, leaving.signal)
  await expect.poll(began).toBe(1)
  leaving.abort(new Error('left'))
  await expect(running).rejects.toThrow('left')
  expect(await thread.run('echo', 'next')).toBe('next')
  expect(onReplaced).not.toHaveBeenCalled()
})

test('a thread that does not stop is replaced: the job rejects while it still runs, and the next one has a thread of its own', async () => {
  const onReplaced = vi.fn<(thread: WorkerThread) => void>()
  const thread = started({ after: 20, onReplaced })
  const { gate, began } = newGate()
  const leaving = new AbortController()
  const running = thread.run('hold', { gate, deaf: true }, leaving.signal)
  await expect.poll(began).toBe(1)
  leaving.abort(new Error('late'))
  await expect(running).rejects.toThrow('late')
  expect(onReplaced.mock.calls).toEqual([[thread]])
  expect(await thread.run('echo', 'next')).toBe('next')
})

test('a job aborted before its thread could begin does not begin', async () => {
  const thread = started()
  const { gate, began } = newGate()
  const leaving = new AbortController()
  const running = thread.run('hold', { gate }, leaving.signal)
  leaving.abort(new Error('left'))
  await expect(running).rejects.toThrow('left')
  expect(began()).toBe(0)
})
