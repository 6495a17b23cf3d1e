import * as z from 'zod'
import { call } from '../call.ts'

export const healthCalls = {
  /** State of the installation and what to change, as `npm run ops -- doctor` reports it. Bytes are whole numbers. */
  checkHealth: call({
    id: null,
    method: 'POST',
    path: '/api/user/ops/health',
    who: 'operator',
    request: z.object({}).prefault({}),
    answer: z.object({
      checkedTime: z.string(),
      /** What to change, the most urgent first, in the caller's language. */
      advice: z.array(z.object({ level: z.enum(['warning', 'hint']), text: z.string() })),
      processes: z.array(
        z.object({
          role: z.string(),
          state: z.enum(['running', 'silent', 'stopped', 'killed']),
          version: z.string(),
          startTime: z.string(),
          reportTime: z.string(),
          resident: z.int(),
          peak: z.int(),
        }),
      ),
      memory: z.object({ total: z.int(), available: z.int() }),
      disk: z.object({
        total: z.int(),
        free: z.int(),
        /** Bytes by which the free space shrinks a day (negative if it grows); null until three days are known. */
        perDay: z.int().nullable(),
        /** Null if it will not be full within ten years, or this is not known yet. */
        daysUntilFull: z.int().nullable(),
        /** Free bytes of past days. */
        days: z.array(z.object({ day: z.string(), free: z.int() })),
        parts: z.array(z.object({ name: z.string(), bytes: z.int(), orMore: z.boolean(), perDay: z.int().nullable() })),
      }),
      indexes: z.array(z.object({ name: z.string(), documents: z.int(), bytes: z.int() })),
      /** Null without a search cluster, or if it does not answer. */
      cluster: z.object({ status: z.enum(['green', 'yellow', 'red']), nodes: z.int(), unassigned: z.int() }).nullable(),
      /** Null if none is known. */
      lastBackupTime: z.string().nullable(),
    }),
    summary: { zh: '系统健康状况（管理员）', en: 'Health of the installation (administrators)' },
  }),
}
