import * as z from 'zod'
import { inBoth } from './in-both.ts'
import { operation } from './operation.ts'
import { alertRecordSchema, MAX_EVENT_RECORDS } from './webhook-events.ts'

/** The operations about monitors. */
export const monitorOperations = {
  listRunRecords: operation({
    id: 19,
    method: 'GET',
    path: '/monitor-runs/{run}/records',
    scope: 'monitors',
    request: z.strictObject({
      run: z.guid().meta(inBoth('事件中的 data.run.id', 'data.run.id of the event')),
      page: z.coerce
        .number()
        .int()
        .min(1)
        .max(10_000)
        .default(1)
        .meta(inBoth(`页码，每页 ${MAX_EVENT_RECORDS} 条`, `Number of the page of ${MAX_EVENT_RECORDS} records`)),
    }),
    answer: z.object({
      total: z.int(),
      list: z.array(alertRecordSchema),
      next: z.string().nullable().meta(inBoth('下一页的地址；最后一页为 null', 'Address of the next page; null on the last one')),
    }),
    errors: ['MONITOR_RUN_NOT_FOUND', 'SEARCH_STARTING'],
    summary: { zh: '监控发现的新记录', en: 'List the records of an alert' },
    description: {
      zh: '逐页返回监控一次运行发现的新记录，用于 Webhook 事件未能列出的其余记录。',
      en: 'Returns the new records found by a run of a monitor page by page: those that the event of a webhook does not list.',
    },
    example: { run: '00000000-0000-4000-8000-000000000000' },
  }),
}
