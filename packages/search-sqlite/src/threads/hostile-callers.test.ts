import type { HeldOperations } from '@gezhi/threads/testing'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { NOTICES_AFTER, SimulatedThread } from '../testing/simulated-thread.ts'
import type { Urgency } from './job-options.ts'
import { JobQueue } from './job-queue.ts'
import { LONG_MS } from './preemption.ts'

beforeEach(() => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
})

/** ms after which the server stops a search. */
const DEADLINE = 10_000

interface Caller {
  readonly name: string
  /** ms of each job of one search: the first is urgent, the others follow it together. */
  readonly jobs: readonly number[]
}

/** A simulated queue of two threads; `search` returns the ms it took in total, also if it was stopped at the deadline. */
function simulated(processorShare: number | undefined) {
  const queue = new JobQueue<HeldOperations>([new SimulatedThread(processorShare), new SimulatedThread(processorShare)], { maxWait: 3000 })
  const run = (caller: string, time: number, urgency: Urgency) => {
    const late = new AbortController()
    const timer = setTimeout(() => late.abort(new Error('late')), DEADLINE)
    return queue.run('echo', String(time), { caller, urgency, signal: late.signal }).finally(() => clearTimeout(timer))
  }
  const search = async ({ name, jobs: [first = 0, ...later] }: Caller): Promise<number> => {
    const start = performance.now()
    await run(name, first, 'first').catch(() => {})
    await Promise.allSettled(later.map((time) => run(name, time, 'later')))
    return performance.now() - start
  }
  return { search }
}

interface Load {
  readonly hostile: readonly Caller[]
  readonly normal: Caller
  /** ms between two searches of the normal user. */
  readonly interval: number
  /** Number of searches measured, after `skipped` ones. */
  readonly searches: number
  readonly skipped?: number
  /** Part of the time of a job for which its thread has a processor; the rest of it other programs have the processors. */
  readonly processorShare?: number
}

/** Sorted ms of a normal user's searches beside hostile callers that always have four open. */
async function timesBeside({ hostile, normal, interval, searches, skipped = 0, processorShare }: Load): Promise<number[]> {
  const { search } = simulated(processorShare)
  let stopped = false
  const harass = async (caller: Caller) => {
    while (!stopped) await search(caller)
  }
  for (const caller of hostile) for (let open = 0; open < 4; open++) void harass(caller)
  const times: Promise<number>[] = []
  for (let sent = 0; sent < skipped + searches; sent++) {
    await vi.advanceTimersByTimeAsync(interval)
    times.push(search(normal))
  }
  stopped = true
  await vi.advanceTimersByTimeAsync(2 * DEADLINE)
  return (await Promise.all(times)).slice(skipped).toSorted((a, b) => a - b)
}

function callers(count: number, jobs: readonly number[]): Caller[] {
  return Array.from({ length: count }, (_, index) => ({ name: `hostile ${index}`, jobs }))
}

const p95 = (times: readonly number[]) => times[Math.ceil(times.length * 0.95) - 1]!

test('beside 20 hostile callers with jobs of 10 s a normal user waits for one slice at p95, and for one of each if all come at once', async () => {
  const normal = { name: 'normal', jobs: [10] }
  const times = await timesBeside({ hostile: callers(20, [10_000]), normal, interval: 1000, searches: 180 })
  expect(p95(times)).toBeLessThanOrEqual(LONG_MS + NOTICES_AFTER + 10)
  expect(times.at(-1)).toBeLessThanOrEqual(20 * (LONG_MS + NOTICES_AFTER))
})

test('beside 14 hostile callers with many short jobs, a normal user does not wait at all once they are known: after 20 s', async () => {
  const normal = { name: 'normal', jobs: [4, 4, 2] }
  const times = await timesBeside({ hostile: callers(14, [60, 60, 60]), normal, interval: 250, searches: 240, skipped: 80 })
  expect(times.at(-1)).toBe(10)
})

test('beside hostile callers with jobs as short as those of a normal user, who searches less, the user waits for a running job only', async () => {
  const normal = { name: 'normal', jobs: [4, 4, 2] }
  const times = await timesBeside({ hostile: callers(14, [4, 4, 4]), normal, interval: 250, searches: 40, skipped: 4 })
  expect(p95(times)).toBeLessThanOrEqual(20)
})

test('the same on a machine whose processors are busy with other programs, where nobody uses much of them', async () => {
  const normal = { name: 'normal', jobs: [20, 20, 10] }
  const load = { hostile: callers(14, [60, 60, 60]), normal, interval: 1000, searches: 80, skipped: 20, processorShare: 0.2 }
  expect(p95(await timesBeside(load))).toBeLessThanOrEqual(200)
})
