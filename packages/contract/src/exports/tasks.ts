import * as z from 'zod'
import { call, fileCall, type AnswerOf } from '../call.ts'
import { pageFields, pageOf } from '../paging.ts'
import { text } from '../text.ts'
import { requestWithSource } from './export-source.ts'
import { EXPORT_FILE_TYPES, TASK_FILE_TYPES } from './file-types.ts'
import { EXPORT_STATES } from './task-states.ts'

/** Tasks of one user that wait or run, at most. */
export const MAX_UNFINISHED_EXPORTS = 20

const flag = z.union([z.literal(0), z.literal(1)])

const taskSchema = z.object({
  id: z.string(),
  /** Name of the record kind; `report` for a report, whose charts are counted in place of records. */
  type: z.string(),
  fileType: z.enum(TASK_FILE_TYPES),
  /** The query, or what else describes the exported records. */
  title: z.string(),
  /** Name of the file; null until it is finished. */
  fileName: z.string().nullable(),
  state: z.enum(EXPORT_STATES),
  /** Records to write; null until they are known. */
  total: z.int().nullable(),
  /** Records written. */
  done: z.int(),
  /** Bytes written. */
  size: z.int(),
  /** Why it failed, or what its file lacks; null otherwise. */
  reason: z.string().nullable(),
  /** 1: a message reports the end of the task. */
  status: flag,
  createTime: z.string(),
  finishTime: z.string().nullable(),
  /** Time of deletion, 7 days after it was finished. */
  expireTime: z.string().nullable(),
})

export type ExportTask = z.output<typeof taskSchema>
export type ExportCount = AnswerOf<typeof exportTaskCalls.countExport>

/** Errors about the records of a task. */
const SOURCE_ERRORS = ['EXPORT_KIND_UNKNOWN', 'EXPORT_LIST_UNKNOWN', 'EXPORT_LIST_FAILED', 'SEARCH_STARTING', 'CAPTCHA_NEEDED'] as const

export const exportTaskCalls = {
  /** How many records a task would write, and how many it may; for the page that starts it. */
  countExport: call({
    id: null,
    method: 'POST',
    path: '/api/search/export/count',
    who: 'login',
    countsAsSearch: true,
    request: requestWithSource({}),
    answer: z.object({
      /** Records of the source. */
      total: z.int(),
      totalRelation: z.enum(['eq', 'gte']),
      /** Records the user may export in one task; null if unlimited. */
      limit: z.int().nullable(),
      /** Most records each format may hold for this user: the smaller one of `limit` and the limit of the format. */
      formats: z.array(z.object({ fileType: z.enum(EXPORT_FILE_TYPES), limit: z.int() })),
    }),
    errors: SOURCE_ERRORS,
    summary: { zh: '导出条数', en: 'Number of records in an export' },
  }),
  /** Creates a task that writes a file in the background. Beyond the limit the first records in the order of the list are written. */
  putExport: call({
    id: 'C.export.02',
    method: 'POST',
    path: '/api/search/export/put',
    who: 'login',
    countsAsSearch: true,
    request: requestWithSource({
      /** Codes of fields, in order; those of the template, or of the default template, unless given. */
      fieldList: z.array(text().trim().min(1).max(60)).min(1).max(200).optional(),
      /** A template of the user of the type `export`. */
      templateId: text().min(1).max(60).optional(),
      /** Language of headers, names of codes and, where there is a choice, of texts; that of the request unless given. */
      language: z.enum(['zh', 'en']).optional(),
      /** Describes the records in the download centre and in the file's name; the query unless given. */
      title: text().trim().min(1).max(50).optional(),
      /** 1: a message reports the end of the task; the user's default unless given. */
      status: flag.optional(),
    }),
    answer: z.object({ id: z.string() }),
    errors: [...SOURCE_ERRORS, 'EXPORT_FIELD_UNKNOWN', 'EXPORT_TEMPLATE_NOT_FOUND', 'EXPORTS_FULL', 'EXPORT_EMPTY'],
    summary: { zh: '新建导出任务', en: 'Creates an export task' },
  }),
  /** The tasks of the user, newest first, with their progress. */
  listExports: call({
    id: 'C.export.03',
    method: 'POST',
    path: '/api/search/export/history',
    who: 'login',
    request: z.object(pageFields).prefault({}),
    answer: pageOf(taskSchema).extend({
      /** The default of new tasks: 1 if a message reports their end. */
      status: flag,
    }),
    summary: { zh: '导出任务（下载中心）', en: 'Export tasks (download centre)' },
  }),
  /** Cancels tasks and deletes their files; without ids deletes all that have ended. */
  cleanExports: call({
    id: 'C.export.04',
    method: 'POST',
    path: '/api/search/export/clean',
    who: 'login',
    request: z.object({ idList: z.array(z.guid()).min(1).max(200).optional() }).prefault({}),
    answer: z.literal(true),
    errors: ['EXPORT_NOT_FOUND'],
    summary: { zh: '清除导出任务', en: 'Clears export tasks' },
  }),
  /** Whether a message reports the end: of one task, or without an id of all new ones. */
  switchExport: call({
    id: 'C.export.05',
    method: 'POST',
    path: '/api/search/export/switch',
    who: 'login',
    request: z.object({ id: z.guid().optional(), status: flag }),
    answer: z.literal(true),
    errors: ['EXPORT_NOT_FOUND'],
    summary: { zh: '开启或关闭导出完成通知', en: 'Turns the message about finished exports on or off' },
  }),
  /** The file of a finished task. */
  downloadExport: fileCall({
    id: null,
    method: 'GET',
    path: '/api/search/export/download',
    who: 'login',
    request: z.object({ id: z.guid() }),
    file: 'application/octet-stream',
    timeoutMs: 600_000,
    errors: ['EXPORT_NOT_FOUND', 'EXPORT_DOWNLOADS'],
    summary: { zh: '下载导出文件', en: 'Downloads the file of an export' },
  }),
}
