import * as z from 'zod'
import { FOLLOW_TYPES } from '../../follows/follow-types.ts'
import { changeSchema } from '../../follows/follow-row.ts'
import { changedFigureSchema } from '../../monitors/monitor-fields.ts'
import { MONITOR_TYPES } from '../../monitors/monitor-limits.ts'
import type { WebhookEventType } from '../webhook-limits.ts'
import { inBoth } from './in-both.ts'

/** Records in an event at most; the operation of `next` returns the others. */
export const MAX_EVENT_RECORDS = 100

/** The version of the payloads. Properties may be added to a version. */
const EVENT_VERSION = 1

/** A record in an event or in the list of a run. */
export const alertRecordSchema = z.object({
  number: z.string().meta(inBoth('号码，或没有号码的记录的 id', 'Number, or the id of a record without one')),
  kind: z.enum(FOLLOW_TYPES),
  title: z.string().meta(inBoth('标题；没有时为空', 'Title; empty without one')),
  url: z
    .string()
    .meta(
      inBoth(
        '该记录在开放 API 中的地址；未设置公网地址时为路径',
        'The record in the open API; a path if the installation has no public address set',
      ),
    ),
})
export type AlertRecord = z.output<typeof alertRecordSchema>

const timestampField = z.string().meta(inBoth('事件发生的时间（ISO 8601）', 'When it happened (ISO 8601)'))
const versionField = z.literal(EVENT_VERSION)

const alertSchema = z.object({
  type: z.literal('monitor.alert'),
  version: versionField,
  timestamp: timestampField,
  data: z.object({
    monitor: z.object({
      id: z.string(),
      name: z.string(),
      type: z.enum(MONITOR_TYPES),
      kind: z
        .string()
        .meta(
          inBoth(
            '记录类型：patent、trademark、company；报告为 report',
            'Kind of its records: patent, trademark, company; report for a report',
          ),
        ),
      target: z.string().meta(inBoth('监控的检索式、申请人、记录或报告', 'The query, applicant, record or report that is watched')),
    }),
    run: z.object({
      id: z.string(),
      time: z.string().meta(inBoth('运行结束时间（ISO 8601）', 'When it ended (ISO 8601)')),
      requested: z.boolean().meta(inBoth('由用户立即运行', 'Run at the request of the user')),
    }),
    total: z.int().nullable().meta(inBoth('命中总数；监控单条记录时为 null', 'Hits; null for a single record')),
    found: z.int().meta(inBoth('新记录数或变化数', 'New records, or changes')),
    records: z.array(alertRecordSchema).meta(inBoth(`新记录，最多 ${MAX_EVENT_RECORDS} 条`, `New records, at most ${MAX_EVENT_RECORDS}`)),
    next: z.string().nullable().meta(inBoth('其余记录的地址；没有时为 null', 'Address of the other records; null if there are none')),
    changes: z
      .array(z.union([changeSchema, changedFigureSchema]))
      .meta(inBoth('所监控记录或报告的变化', 'Changes of the watched record or report')),
    failure: z.string().nullable().meta(inBoth('未能运行的原因；否则为 null', 'Why it could not be run; otherwise null')),
  }),
})

const pingSchema = z.object({
  type: z.literal('ping'),
  version: versionField,
  timestamp: timestampField,
  data: z.object({ webhook: z.object({ id: z.string(), description: z.string() }) }),
})

/** An event of webhooks as data: the OpenAPI document, the page about webhooks and the clients are made from it. */
export interface WebhookEventDefinition {
  readonly type: WebhookEventType
  readonly payload: z.ZodObject
  readonly summary: { readonly zh: string; readonly en: string }
  readonly description: { readonly zh: string; readonly en: string }
}

/** Every event. */
export const WEBHOOK_EVENT_DEFINITIONS = {
  alert: {
    type: 'monitor.alert',
    payload: alertSchema,
    summary: { zh: '监控提醒', en: 'Alert of a monitor' },
    description: {
      zh: '监控发出提醒时投递：发现的新记录，或所监控记录、报告的变化。',
      en: 'Delivered when a monitor sends an alert: new records, or changes of the watched record or report.',
    },
  },
  ping: {
    type: 'ping',
    payload: pingSchema,
    summary: { zh: '测试', en: 'Test' },
    description: { zh: '由用户发送，用于检查接收程序；不重试。', en: 'Sent by the user to check the receiver; not retried.' },
  },
} as const satisfies Readonly<Record<string, WebhookEventDefinition>>

export type AlertEvent = z.output<typeof alertSchema>
export type PingEvent = z.output<typeof pingSchema>
