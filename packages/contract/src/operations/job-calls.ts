import * as z from 'zod'
import { call } from '../call.ts'
import { text } from '../text.ts'

const job = z.object({
  queue: text()
    .max(100)
    .regex(/^[\w-]+$/),
  id: z.guid(),
})

export const jobCalls = {
  /** Every queue of background jobs: what runs and waits, how the last one ended, when the next one runs. Not what a job is about. */
  listJobs: call({
    id: null,
    method: 'POST',
    path: '/api/user/ops/job/list',
    who: 'operator',
    request: z.object({}).prefault({}),
    answer: z.object({
      queues: z.array(
        z.object({
          queue: z.string(),
          title: z.string(),
          /** In Asia/Shanghai; null for a queue without a schedule. */
          cron: z.string().nullable(),
          nextTime: z.string().nullable(),
          /** A running job stops cleanly when it is cancelled. */
          stops: z.boolean(),
          /** Of the last 7 days. */
          failedCount: z.int(),
          /** The last job that ended. */
          last: z
            .object({
              id: z.string(),
              state: z.enum(['completed', 'failed']),
              startTime: z.string(),
              endTime: z.string(),
              seconds: z.number(),
              tries: z.int(),
              /** In the caller's language. */
              error: z.string().nullable(),
            })
            .nullable(),
          jobs: z.array(
            z.object({
              id: z.string(),
              state: z.enum(['waiting', 'running']),
              createTime: z.string(),
              startTime: z.string().nullable(),
              tries: z.int(),
            }),
          ),
        }),
      ),
    }),
    summary: { zh: '后台任务（管理员）', en: 'Background jobs (administrators)' },
  }),
  /** Runs a failed job again. */
  retryJob: call({
    id: null,
    method: 'POST',
    path: '/api/user/ops/job/retry',
    who: 'operator',
    request: job,
    answer: z.literal(true),
    errors: ['JOB_NOT_FAILED'],
    summary: { zh: '重试失败的后台任务（管理员）', en: 'Runs a failed background job again (administrators)' },
  }),
  /** Cancels a job that waits, or runs and stops cleanly. */
  cancelJob: call({
    id: null,
    method: 'POST',
    path: '/api/user/ops/job/cancel',
    who: 'operator',
    request: job,
    answer: z.literal(true),
    errors: ['JOB_NOT_OPEN', 'JOB_NOT_WAITING'],
    summary: { zh: '取消后台任务（管理员）', en: 'Cancels a background job (administrators)' },
  }),
}
