import * as z from 'zod'
import { call, type CallTable } from '../call.ts'
import { FOLLOW_TYPES } from '../follows/follow-types.ts'
import { localizedIssue } from '../localized-issue.ts'
import { pageFields, pageOf } from '../paging.ts'
import { jsonValue, text } from '../text.ts'
import {
  givenAddressSchema,
  flagSchema,
  frequencySchema,
  monitorHitSchema,
  monitorNameSchema,
  monitorRunSchema,
  monitorSchema,
} from './monitor-fields.ts'
import { MONITOR_TYPES, type MonitorType } from './monitor-limits.ts'

/** What a new monitor watches; a change of one contains none of them. */
const TARGET_FIELDS = ['type', 'kind', 'queryStr', 'list', 'address', 'applicant', 'code'] as const

/** The fields of which one names what a monitor of a type watches. */
const TARGETS: Readonly<Partial<Record<MonitorType, readonly string[]>>> = { query: ['queryStr', 'list'], applicant: ['applicant'] }
const RECORD_TARGET: readonly string[] = ['code']

const addFields = {
  /** The monitor to change; a new one is created without it. */
  id: z.guid().optional(),
  name: monitorNameSchema,
  type: z.enum(MONITOR_TYPES).optional(),
  /** Name of the kind of the searched records; patents unless given. */
  kind: text().min(1).max(40).optional(),
  /** The query of a plain search. */
  queryStr: text().trim().min(1).max(10_000).optional(),
  /** Any other search: the call that lists its hits, and its request. */
  list: z.object({ call: text().min(1).max(60), request: jsonValue() }).optional(),
  /** Parameters of the address of the list, for links to it. */
  address: givenAddressSchema.optional(),
  /** Name of an applicant. */
  applicant: text().trim().min(1).max(200).optional(),
  /** Number of a record in any notation, or id of a report. */
  code: text().trim().min(1).max(100).optional(),
  /** Weekly unless given. */
  frequency: frequencySchema.optional(),
  /** 0 unless given. */
  sendWhenEmpty: flagSchema.optional(),
  /** The user's verified e-mail address; null for messages alone, the default. */
  email: text().trim().toLowerCase().max(254).nullish(),
}

const addSchema = z
  .object(addFields)
  .refine(({ id, ...given }) => id === undefined || TARGET_FIELDS.every((field) => given[field] === undefined), {
    path: ['id'],
    ...localizedIssue('已有监控的监控对象不能修改', 'what an existing alert watches cannot be changed'),
  })
  .refine(
    ({ id, ...given }) => {
      if (id !== undefined) return true
      const expected = TARGETS[given.type ?? 'query'] ?? RECORD_TARGET
      const names = (['queryStr', 'list', 'applicant', 'code'] as const).filter((field) => given[field] !== undefined)
      return names.length === 1 && expected.includes(names[0]!)
    },
    {
      path: ['type'],
      ...localizedIssue(
        '须且只能给出一个监控对象：query 为 queryStr 或 list，applicant 为 applicant，其余为 code',
        'needs exactly one target: queryStr or list for query, applicant for applicant, code for others',
      ),
    },
  )
  .refine(({ type, code }) => type !== 'report' || z.guid().safeParse(code).success, {
    path: ['code'],
    ...localizedIssue('须为报告的 id', 'must be the id of a report'),
  })

const idsSchema = z.array(z.guid()).min(1).max(1000)

/** The calls of the domain monitors. */
export const MONITOR_CALLS = {
  /** The monitors of the user, newest first. */
  listMonitors: call({
    id: 'C.monitor.01',
    method: 'POST',
    path: '/api/search/monitor/list',
    who: 'login',
    request: z
      .object({
        ...pageFields,
        type: z.enum(MONITOR_TYPES).optional(),
        /** 1: only those that are on; 0: only those that are off. */
        status: flagSchema.optional(),
        /** Occurs in the name or in what is watched, ignoring letter case. */
        keyWord: text().trim().max(200).optional(),
      })
      .prefault({}),
    answer: pageOf(monitorSchema),
    summary: { zh: '监控列表', en: 'Alerts' },
  }),
  /** Turns a monitor on or off. What arrives while it is off is reported by the first run after it is on again. */
  switchMonitor: call({
    id: 'C.monitor.02',
    method: 'POST',
    path: '/api/search/monitor/switch',
    who: 'login',
    request: z.object({ id: z.guid(), status: flagSchema }),
    answer: z.literal(true),
    errors: ['MONITOR_NOT_FOUND'],
    summary: { zh: '开启或关闭监控', en: 'Turns an alert on or off' },
  }),
  /** Deletes a monitor with its runs. */
  deleteMonitor: call({
    id: 'C.monitor.03',
    method: 'POST',
    path: '/api/search/monitor/clean',
    who: 'login',
    request: z.object({ id: z.guid() }),
    answer: z.literal(true),
    errors: ['MONITOR_NOT_FOUND'],
    summary: { zh: '删除监控', en: 'Deletes an alert' },
  }),
  /** The schedules in the order of menus. */
  listMonitorFrequencies: call({
    id: 'C.monitor.04',
    method: 'POST',
    path: '/api/search/monitor/cronNameList',
    who: 'login',
    request: z.object({}).nullish(),
    answer: z.array(z.object({ name: z.string(), value: frequencySchema })),
    summary: { zh: '监控频率', en: 'Schedules of alerts' },
  }),
  /** Creates a monitor, or changes name, schedule and channels of the one with an id; what is not given then stays as it is. */
  addMonitor: call({
    id: 'C.monitor.05',
    method: 'POST',
    path: '/api/search/monitor/add',
    who: 'login',
    countsAsSearch: true,
    request: addSchema,
    answer: z.object({ id: z.guid() }),
    errors: [
      ...(['MONITOR_NOT_FOUND', 'MONITOR_NAME_TAKEN', 'MONITORS_FULL', 'MONITOR_KIND_UNKNOWN', 'MONITOR_LIST_UNKNOWN'] as const),
      ...(['MONITOR_TOO_BROAD', 'MONITOR_RECORD_NOT_FOUND', 'MONITOR_EMAIL_FOREIGN', 'FEATURE_OFF'] as const),
      ...(['MONITOR_SEARCH_FAILED', 'REPORT_NOT_FOUND', 'REPORT_FORBIDDEN', 'SEARCH_STARTING', 'CAPTCHA_NEEDED'] as const),
    ],
    summary: { zh: '新建或修改监控', en: 'Creates or changes an alert' },
  }),
  /** Whether a name is free: for a new monitor, or for the one with an id. */
  checkMonitorName: call({
    id: 'C.monitor.06',
    method: 'POST',
    path: '/api/search/monitor/checkName',
    who: 'login',
    request: z.object({ name: monitorNameSchema, id: z.guid().optional() }),
    answer: z.boolean(),
    errors: ['MONITOR_NOT_FOUND'],
    summary: { zh: '检查监控名称', en: 'Checks the name of an alert' },
  }),
  /** Deletes monitors of the user: all of them or, if one does not exist, none. */
  deleteMonitors: call({
    id: 'C.monitor.07',
    method: 'POST',
    path: '/api/search/monitor/batchClean',
    who: 'login',
    request: z.object({ idList: idsSchema }),
    answer: z.literal(true),
    errors: ['MONITOR_NOT_FOUND'],
    summary: { zh: '批量删除监控', en: 'Deletes several alerts' },
  }),
  /** Runs a monitor now, in the background, and sends its alert. */
  sendMonitor: call({
    id: 'C.monitor.08',
    method: 'POST',
    path: '/api/search/monitor/send',
    who: 'login',
    request: z.object({ id: z.guid() }),
    answer: z.literal(true),
    errors: ['MONITOR_NOT_FOUND'],
    summary: { zh: '立即监控并发送', en: 'Runs an alert now' },
  }),
  /** Sends the last alert of a monitor again, or that of a run. */
  sendMonitorAgain: call({
    id: 'C.monitor.09',
    method: 'POST',
    path: '/api/search/monitor/againSend',
    who: 'login',
    request: z.object({ id: z.guid(), runId: z.guid().optional() }),
    answer: z.literal(true),
    errors: ['MONITOR_NOT_FOUND', 'MONITOR_RUN_NOT_FOUND', 'MONITOR_NOTHING_SENT'],
    summary: { zh: '再次发送提醒', en: 'Sends an alert again' },
  }),
  /** A monitor of the user. */
  findMonitor: call({
    id: null,
    method: 'POST',
    path: '/api/search/monitor/find',
    who: 'login',
    request: z.object({ id: z.guid() }),
    answer: monitorSchema,
    errors: ['MONITOR_NOT_FOUND'],
    summary: { zh: '监控详情', en: 'An alert' },
  }),
  /** A record that can be watched, with the applicants whose patents can be watched instead: those of a patent, the name of a company. */
  findMonitorTarget: call({
    id: null,
    method: 'POST',
    path: '/api/search/monitor/target',
    who: 'login',
    request: z.object({ type: z.enum(FOLLOW_TYPES), code: text().trim().min(1).max(100) }),
    answer: z.object({ code: z.string(), title: z.string(), applicants: z.array(z.string()) }),
    errors: ['MONITOR_RECORD_NOT_FOUND', 'SEARCH_STARTING'],
    summary: { zh: '可监控的对象', en: 'What an alert can watch for a record' },
  }),
  /** The runs of a monitor, newest first. */
  listMonitorRuns: call({
    id: null,
    method: 'POST',
    path: '/api/search/monitor/runs',
    who: 'login',
    request: z.object({ id: z.guid(), ...pageFields }),
    answer: pageOf(monitorRunSchema),
    errors: ['MONITOR_NOT_FOUND'],
    summary: { zh: '监控记录', en: 'Runs of an alert' },
  }),
  /** The records that a run reported as new, in the order of its search. */
  listMonitorHits: call({
    id: null,
    method: 'POST',
    path: '/api/search/monitor/hits',
    who: 'login',
    request: z.object({ runId: z.guid(), ...pageFields }),
    answer: pageOf(monitorHitSchema).extend({
      /** Name of the kind of the records. */
      kind: z.string(),
    }),
    errors: ['MONITOR_RUN_NOT_FOUND', 'SEARCH_STARTING'],
    summary: { zh: '一次监控发现的记录', en: 'Records found by a run of an alert' },
  }),
} satisfies CallTable
