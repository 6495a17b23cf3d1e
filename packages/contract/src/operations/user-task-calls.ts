import * as z from 'zod'
import { call } from '../call.ts'
import { pageFields } from '../paging.ts'
import { text } from '../text.ts'

const kind = text()
  .max(40)
  .regex(/^[\w-]+$/)
const task = z.object({
  kind,
  id: text()
    .max(40)
    .regex(/^[\w-]+$/),
})
const state = z.enum(['waiting', 'running', 'failed'])

export const userTaskCalls = {
  /** Tasks of users that wait, run or failed in the last 7 days, newest first. Not what a task is about. */
  listUserTasks: call({
    id: null,
    method: 'POST',
    path: '/api/user/ops/task/list',
    who: 'operator',
    request: z.object({ ...pageFields, kind: kind.optional(), state: state.optional() }).prefault({}),
    answer: z.object({
      list: z.array(
        z.object({
          kind: z.string(),
          id: z.string(),
          userId: z.string(),
          nick: z.string(),
          state,
          /** Null if attempts are not counted. */
          attempts: z.int().nullable(),
          requestTime: z.string(),
          /** Of a failed one. */
          endTime: z.string().nullable(),
          /** s since the request, of a failed one until its end. */
          seconds: z.int(),
          /** Of the last attempt, in the caller's language. */
          error: z.string().nullable(),
          retriable: z.boolean(),
          cancellable: z.boolean(),
        }),
      ),
      total: z.int(),
      /** Every kind, with its tasks in each state. */
      kinds: z.array(z.object({ kind: z.string(), title: z.string(), waiting: z.int(), running: z.int(), failed: z.int() })),
    }),
    summary: { zh: '用户任务（管理员）', en: 'User tasks (administrators)' },
  }),
  /** Lets a failed task run again, within the limits of its user. */
  retryUserTask: call({
    id: null,
    method: 'POST',
    path: '/api/user/ops/task/retry',
    who: 'operator',
    request: task,
    answer: z.literal(true),
    errors: ['JOB_NOT_FAILED', 'TASK_REJECTED'],
    summary: { zh: '重试失败的用户任务（管理员）', en: 'Runs a failed task of a user again (administrators)' },
  }),
  /** Cancels a task that waits or runs, and informs its user. */
  cancelUserTask: call({
    id: null,
    method: 'POST',
    path: '/api/user/ops/task/cancel',
    who: 'operator',
    request: task,
    answer: z.literal(true),
    errors: ['JOB_NOT_OPEN'],
    summary: { zh: '取消用户任务（管理员）', en: 'Cancels a task of a user (administrators)' },
  }),
}
