import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { runIndexJobs } from './run-index-jobs.ts'

it('a job that the stop of the process interrupts is no error; one that fails is', async () => {
  const [debugs, errors]: [unknown[], unknown[]] = [[], []]
  const log = { debug: (_about: object, text: string) => debugs.push(text), error: (_about: object, text: string) => errors.push(text) }
  const stopping = new AbortController()
  const untilStopped = (signal: AbortSignal) =>
    new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)))
  runIndexJobs(
    [
      { queue: 'build-similar-marks', run: untilStopped },
      { queue: 'retell-legal-states', run: () => Promise.reject(new Error('damaged')) },
    ],
    stopping.signal,
    log as never,
  )
  stopping.abort()
  await setImmediate()
  expect(debugs).toEqual(['job stopped'])
  expect(errors).toEqual(['retell-legal-states'])
})
