import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BOOK_KIND } from '@gezhi/search/testing'
import { WorkerThread } from '@gezhi/threads'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { JobQueue } from './job-queue.ts'
import { LateWriter } from './late-writer.ts'
import { WRITER_THREAD } from './writer-protocol.ts'

const APPLE = { puts: [JSON.stringify({ isbn: '9787111000013', title: 'apple' })] }
const PEAR = { puts: [JSON.stringify({ isbn: '9787111000020', title: 'pear' })] }

afterEach(() => void vi.useRealTimers())

async function writing() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const folder = await mkdtemp(join(tmpdir(), 'gezhi-writer-'))
  const thread = new WorkerThread(WRITER_THREAD, { folder, kindModule: BOOK_KIND.module })
  const writer = new LateWriter(new JobQueue([thread]))
  onTestFinished(async () => {
    await writer.close()
    await rm(folder, { recursive: true, force: true })
  })
  return { thread, writer }
}

/** Resolves when the thread has ended, which takes real time. */
async function stopped(thread: { readonly isRunning: boolean }): Promise<boolean> {
  vi.advanceTimersByTime(5000)
  vi.useRealTimers()
  await expect.poll(() => thread.isRunning, { timeout: 10_000 }).toBe(false)
  return true
}

test('the thread ends when nothing was written for a while, and the next write finds what was written before', async () => {
  const { thread, writer } = await writing()
  expect(await writer.run('write', APPLE)).toMatchObject({ new: 1 })
  expect(thread.isRunning).toBe(true)
  expect(await stopped(thread)).toBe(true)
  expect(await writer.run('write', { puts: [...APPLE.puts, ...PEAR.puts] })).toMatchObject({ new: 1, unchanged: 1 })
})

test('a write that comes while the thread ends is not lost', async () => {
  const { thread, writer } = await writing()
  await writer.run('write', APPLE)
  vi.advanceTimersByTime(5000)
  expect(await writer.run('write', PEAR)).toMatchObject({ new: 1 })
  expect(thread.isRunning).toBe(true)
  expect(await writer.run('write', { puts: [...APPLE.puts, ...PEAR.puts] })).toMatchObject({ unchanged: 2 })
})

test('a build keeps the thread until it is finished, however long its source is silent', async () => {
  const { thread, writer } = await writing()
  await writer.run('beginBuild', null)
  vi.advanceTimersByTime(120_000)
  expect(await writer.run('writeToBuild', APPLE)).toMatchObject({ new: 1 })
  await writer.run('finishBuild', null)
  await writer.run('removeOld', null)
  expect(await stopped(thread)).toBe(true)
  expect(await writer.run('write', APPLE)).toMatchObject({ unchanged: 1 })
})
