import * as z from 'zod'
import { call } from '../call.ts'
import { pageFields, pageOf } from '../paging.ts'

const counts = z.object({ read: z.int(), new: z.int(), changed: z.int(), unchanged: z.int(), rejected: z.int() })

export const overviewCalls = {
  /** Number of pending tasks for operators. */
  countWaiting: call({
    id: null,
    method: 'POST',
    path: '/api/user/ops/waiting',
    who: 'operator',
    request: z.object({}).prefault({}),
    answer: z.object({
      feedback: z.int(),
      bookings: z.int(),
      /** About services. */
      enquiries: z.int(),
      cancellations: z.int(),
      /** Bank transfers whose slip was uploaded. */
      transfers: z.int(),
      /** Bank transfers to return by hand. */
      refunds: z.int(),
      invoices: z.int(),
    }),
    summary: { zh: '待处理事项（管理员）', en: 'Pending work (administrators)' },
  }),
  /** Imports, the newest first. */
  listImports: call({
    id: null,
    method: 'POST',
    path: '/api/user/ops/import/list',
    who: 'operator',
    request: z.object(pageFields).prefault({}),
    answer: pageOf(
      z.object({
        run: z.string(),
        /** killed: its process disappeared before the import ended. */
        state: z.enum(['running', 'ended', 'stopped', 'failed', 'killed']),
        startTime: z.string(),
        /** Null while it runs. */
        endTime: z.string().nullable(),
        paths: z.array(z.string()),
        files: z.int(),
        counts,
        unrecognised: z.int(),
        damaged: z.int(),
        pictures: z.int(),
        /** Reasons for rejected fragments, most frequent first. */
        reasons: z.array(z.object({ reason: z.string(), count: z.int(), file: z.string(), position: z.number() })),
        rejectedFile: z.string().nullable(),
        message: z.string().nullable(),
      }),
    ),
    summary: { zh: '导入记录（管理员）', en: 'Import history (administrators)' },
  }),
}
