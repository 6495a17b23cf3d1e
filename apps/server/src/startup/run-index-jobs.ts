import type { Logger } from 'pino'
import type { RecurringJob } from '../database/start-jobs.ts'

/** Runs the jobs of the index at the start, so that none waits for its next time. One that the stop of the process interrupts is no error: it remains due. */
export function runIndexJobs(
  jobs: readonly Pick<RecurringJob, 'queue' | 'run'>[],
  signal: AbortSignal,
  log: Pick<Logger, 'debug' | 'error'>,
): void {
  for (const { queue, run } of jobs)
    run(signal).catch((error: unknown) => {
      if (error instanceof Error && error.name === 'AbortError') log.debug({ queue }, 'job stopped')
      else log.error({ err: error }, queue)
    })
}
