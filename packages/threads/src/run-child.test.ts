import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { runChild } from './run-child.ts'
import { TASK_CHILD } from './testing/child-tasks.ts'

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('a child process reports its progress, does its task and is gone', async () => {
  const pids: number[] = []
  await runChild(TASK_CHILD, { reports: 100, end: 'done' }, { onProgress: (pid) => pids.push(pid) })
  expect(pids).toHaveLength(100)
  expect(isRunning(pids[0]!)).toBe(false)
})

test('what its task throws reaches the caller, and so does its death', async () => {
  await expect(runChild(TASK_CHILD, { reports: 0, end: 'fail' })).rejects.toMatchObject({ name: 'RangeError', message: 'out of range' })
  await expect(runChild(TASK_CHILD, { reports: 1, end: 'die' })).rejects.toThrow('ended with SIGKILL')
})

test('it is ended with the signal, and not started with one that was aborted before', async () => {
  const stopping = new AbortController()
  let pid = 0
  const running = runChild(
    TASK_CHILD,
    { reports: 1, end: 'never' },
    { signal: stopping.signal, onProgress: (own) => ((pid = own), stopping.abort(new Error('stopped'))) },
  )
  await expect(running).rejects.toThrow('stopped')
  expect(isRunning(pid)).toBe(false)
  await expect(runChild(TASK_CHILD, { reports: 0, end: 'done' }, { signal: stopping.signal })).rejects.toThrow('stopped')
})

test('it ends when its parent is killed', async () => {
  const parent = spawn(process.execPath, [fileURLToPath(new URL('./testing/parent-of-child.ts', import.meta.url))], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = (await once(parent.stdout.setEncoding('utf8'), 'data')) as [string]
  const pid = Number(line)
  expect(isRunning(pid)).toBe(true)
  parent.kill('SIGKILL')
  await expect.poll(() => isRunning(pid), { timeout: 10_000 }).toBe(false)
})
