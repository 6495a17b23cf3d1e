import * as z from 'zod'
import { changeSchema, followSchema } from '../follows/follow-row.ts'
import { localizedIssue } from '../localized-issue.ts'
import { jsonValue, text } from '../text.ts'
import { MAX_MONITOR_NAME, MONITOR_FREQUENCIES, MONITOR_TYPES } from './monitor-limits.ts'

/** Unique for a user, ignoring letter case. */
export const monitorNameSchema = text().trim().min(1).max(MAX_MONITOR_NAME)

export const flagSchema = z.literal([0, 1])
export const frequencySchema = z.literal([MONITOR_FREQUENCIES.weekly, MONITOR_FREQUENCIES.monthly, MONITOR_FREQUENCIES.daily])

/** Parameters of an address by name. */
export const addressSchema = z.record(text().max(40), z.union([text().max(20_000), z.array(text().max(2000)).max(500)]))

/** Parameters in one address. */
const MAX_PARAMETERS = 100

/** The same in a request. */
export const givenAddressSchema = jsonValue().pipe(
  addressSchema.refine(
    (address) => Object.keys(address).length <= MAX_PARAMETERS,
    localizedIssue(`最多 ${MAX_PARAMETERS} 个参数`, `must have at most ${MAX_PARAMETERS} parameters`),
  ),
)

/** A monitor, with the fields of decisions K. */
export const monitorSchema = z.object({
  id: z.guid(),
  name: z.string(),
  type: z.enum(MONITOR_TYPES),
  /** Name of the kind of the records it watches; `report` for a report. */
  kind: z.string(),
  /** The query; empty if one record is watched, or a search without a query. */
  queryStr: z.string(),
  /** What is watched, as a text: the query, the applicant, the title of the record or report. */
  target: z.string(),
  /** Number of the watched record, id of the report; null for a search. */
  code: z.string().nullable(),
  /** The watched search; null for one record. */
  list: z.object({ call: z.string(), request: z.unknown() }).nullable(),
  /** Parameters of the address of its list; null if they are not known. */
  address: addressSchema.nullable(),
  frequency: frequencySchema,
  /** 1: an alert is sent even if there is nothing new (B.monitor.04, 05). */
  sendWhenEmpty: flagSchema,
  /** Receives alerts, too; null for messages alone. */
  email: z.string().nullable(),
  /** 1: on. */
  status: flagSchema,
  createTime: z.string(),
  /** Since when it reports what is new; null until the present records have been noted, a moment after it was created. */
  startTime: z.string().nullable(),
  /** Hits found by the last run, or when it was started; null for one record, or before that. */
  total: z.int().nullable(),
  /** A run is waiting or in progress. */
  running: z.boolean(),
  /** When it ran last. */
  lastTime: z.string().nullable(),
  /** New records or changes reported by the last run; null without one. */
  lastFound: z.int().nullable(),
  /** Why the last run failed; null unless it did. */
  failure: z.string().nullable(),
  /** When it last sent an alert. */
  lastSendTime: z.string().nullable(),
  /** Its next run; null if it is off. */
  nextTime: z.string().nullable(),
})
export type Monitor = z.output<typeof monitorSchema>

/** States of an alert's e-mail. `unknown`: it may have been sent when the program was interrupted. */
export const MAIL_STATES = ['none', 'waiting', 'sending', 'sent', 'failed', 'unknown'] as const
export type MailState = (typeof MAIL_STATES)[number]

/** A figure of a chart of a report that differs from the run before. */
export const changedFigureSchema = z.object({
  kind: z.literal('figure'),
  /** Name of the chart in the language of the monitor. */
  chart: z.string(),
  /** Name of the value, or of the pair of values. */
  name: z.string(),
  from: z.number(),
  to: z.number(),
})
export type ChangedFigure = z.output<typeof changedFigureSchema>

/** One run of a monitor. */
export const monitorRunSchema = z.object({
  id: z.guid(),
  time: z.string(),
  /** Requested by `sendMonitor`, otherwise by its schedule. */
  requested: z.boolean(),
  /** Hits at that time; null for one record, or if it failed. */
  total: z.int().nullable(),
  /** New records, or changes of the watched record or report. */
  found: z.int(),
  /** Of a report: the largest ones, if there are more than `MAX_CHANGED_FIGURES`. */
  changes: z.array(z.union([changeSchema, changedFigureSchema])),
  /** Why it failed; null unless it did. */
  failure: z.string().nullable(),
  /** When its alert was sent last; null if none was sent. */
  sendTime: z.string().nullable(),
  /** Its alert is about to be sent. */
  sending: z.boolean(),
  mail: z.enum(MAIL_STATES),
})
export type MonitorRun = z.output<typeof monitorRunSchema>

/** A record that a run reported as new. */
export const monitorHitSchema = z.object({
  code: z.string(),
  /** Empty if it is no longer in the index, or if no source has a title. */
  title: z.string(),
  /** The present record; null if it is no longer in the index. */
  record: followSchema.shape.record,
})
export type MonitorHit = z.output<typeof monitorHitSchema>
