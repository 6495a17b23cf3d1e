import type { Database } from '../../database/connect-database.ts'
import type { Handlers } from '../../http/call-context.ts'
import { CallError } from '../../http/call-error.ts'
import { audit, operatorOf } from '../../http/operator-of.ts'
import { shanghaiTime } from '../../http/shanghai-time.ts'
import { describeFailure } from './describe-failure.ts'
import { jobName } from './job-names.ts'
import { cancelJob, readJobQueues, retryJob } from './job-queues.ts'

/** Queues whose running jobs stop cleanly when they are cancelled (`stops` of `RecurringJob`). */
export const STOPPABLE_QUEUES: ReadonlySet<string> = new Set(['build-similar-marks', 'retell-legal-states'])

type JobCalls = 'listJobs' | 'retryJob' | 'cancelJob'

/** Calls about background jobs. */
export function jobHandlers(database: Database, now: () => number): Pick<Handlers['operations'], JobCalls> {
  return {
    async listJobs(_request, { language }) {
      const queues = await readJobQueues(database, new Date(now()))
      return {
        queues: queues.map(({ queue, cron, next, open, last, failed }) => ({
          queue,
          title: jobName(queue)[language],
          cron,
          nextTime: next && shanghaiTime(next),
          stops: STOPPABLE_QUEUES.has(queue),
          failedCount: failed,
          last: last && {
            id: last.id,
            state: last.state,
            startTime: shanghaiTime(last.started),
            endTime: shanghaiTime(last.ended),
            seconds: Math.max(0, Math.round((last.ended.getTime() - last.started.getTime()) / 100) / 10),
            tries: last.tries,
            error: last.failure && describeFailure(last.failure)[language],
          },
          jobs: open.map(({ id, state, created, started, tries }) => ({
            id,
            state,
            createTime: shanghaiTime(created),
            startTime: started && shanghaiTime(started),
            tries,
          })),
        })),
      }
    },
    async retryJob({ queue, id }, context) {
      const operator = operatorOf(context)
      if (!(await retryJob(database, queue, id))) throw new CallError('JOB_NOT_FAILED')
      audit(operator, 'job retry', { queue, job: id })
      return true
    },
    async cancelJob({ queue, id }, context) {
      const operator = operatorOf(context)
      const stops = STOPPABLE_QUEUES.has(queue)
      if (!(await cancelJob(database, queue, id, stops))) throw new CallError(stops ? 'JOB_NOT_OPEN' : 'JOB_NOT_WAITING')
      audit(operator, 'job cancel', { queue, job: id })
      return true
    },
  }
}
