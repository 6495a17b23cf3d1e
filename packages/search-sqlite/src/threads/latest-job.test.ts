import { expect, test } from 'vitest'
import { LatestJob } from './latest-job.ts'

function startedIn(latest: LatestJob, outer = new AbortController().signal): { aborted: () => boolean } {
  let own: AbortSignal | undefined
  latest.start((signal) => {
    own = signal
    return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)))
  }, outer)
  return { aborted: () => own!.aborted }
}

// A search counts twice: two background counts at the same time, one of which could no longer be stopped, made the next caller wait for
// 10 s.
test('two jobs started one after the other do not both go on', () => {
  const latest = new LatestJob()
  const [first, second] = [startedIn(latest), startedIn(latest)]
  expect([first.aborted(), second.aborted()]).toEqual([true, false])
  latest.stop()
  expect(second.aborted()).toBe(true)
})

test('a job ends with the signal it was given', () => {
  const outer = new AbortController()
  const job = startedIn(new LatestJob(), outer.signal)
  outer.abort()
  expect(job.aborted()).toBe(true)
})
