import * as z from 'zod'
import { call } from '../call.ts'
import { localizedIssue } from '../localized-issue.ts'
import { jsonValue, text } from '../text.ts'
import { FILE_ACCESS_ERRORS, patentIdsSchema } from './project-fields.ts'
import { EXTENSION_TYPES, PROJECT_TASK_STATES, type ProjectTaskState } from './project-limits.ts'

const countSchema = z.object({
  /** Patents added. */
  added: z.int(),
  /** In the folder before. */
  already: z.int(),
  /** Ids that are not in the index. */
  missing: z.array(z.string()),
})

const taskSchema = z.object({
  id: z.guid(),
  fileId: z.guid(),
  fileName: z.string(),
  projectId: z.guid(),
  /** What is added. */
  title: z.string(),
  state: z.enum(PROJECT_TASK_STATES as unknown as readonly [ProjectTaskState, ...ProjectTaskState[]]),
  /** Patents to read; null until they are known. */
  total: z.int().nullable(),
  /** Patents read. */
  done: z.int(),
  /** Patents that were new to the folder; null until it is finished. */
  added: z.int().nullable(),
  /** Why it failed. */
  reason: z.string().nullable(),
  createTime: z.string(),
})

export type ProjectTask = z.output<typeof taskSchema>

const startedSchema = z.object({ id: z.guid() })
const TASK_ERRORS = [...FILE_ACCESS_ERRORS, 'PROJECT_TASKS_FULL', 'SEARCH_STARTING'] as const

/** A list call of patents with its request, as in exports. */
const listSchema = z.object({ call: text().min(1).max(60), request: jsonValue() })

export const projectPatentCalls = {
  /** Puts patents into a folder. */
  saveProjectPatents: call({
    id: 'C.project.37',
    method: 'POST',
    path: '/api/user/projectManageFilePatent/save',
    who: 'login',
    request: z.object({ fileId: z.guid(), patentIdList: patentIdsSchema }),
    answer: countSchema,
    errors: [...FILE_ACCESS_ERRORS, 'SEARCH_STARTING'],
    summary: { zh: '保存专利到文件夹', en: 'Saves patents into a folder' },
  }),
  copyProjectPatents: call({
    id: 'C.project.34',
    method: 'POST',
    path: '/api/user/projectManageFilePatent/copy',
    who: 'login',
    request: z.object({ fileId: z.guid(), idList: patentIdsSchema, targetFileId: z.guid() }),
    answer: z.int(),
    errors: FILE_ACCESS_ERRORS,
    summary: { zh: '复制专利到其他文件夹', en: 'Copies patents to another folder' },
  }),
  moveProjectPatents: call({
    id: 'C.project.35',
    method: 'POST',
    path: '/api/user/projectManageFilePatent/movie',
    who: 'login',
    request: z.object({ fileId: z.guid(), idList: patentIdsSchema, targetFileId: z.guid() }),
    answer: z.int(),
    errors: FILE_ACCESS_ERRORS,
    summary: { zh: '移动专利到其他文件夹', en: 'Moves patents to another folder' },
  }),
  /** Removes patents from a folder; saving them again undoes it. The automatic update does not add them again. */
  deleteProjectPatents: call({
    id: 'C.project.36',
    method: 'POST',
    path: '/api/user/projectManageFilePatent/del',
    who: 'login',
    request: z.object({ fileId: z.guid(), idList: patentIdsSchema }),
    answer: z.int(),
    errors: FILE_ACCESS_ERRORS,
    summary: { zh: '从文件夹移除专利', en: 'Removes patents from a folder' },
  }),
  /**
   * Starts a task that puts all patents of a list into a folder: those of an uploaded or pasted list (batch search), of a query, or of
   * another call that lists patents. A task that is cancelled, or fails, changes nothing.
   */
  importProjectPatents: call({
    id: 'C.project.33',
    method: 'POST',
    path: '/api/user/projectManageFilePatent/importPatent',
    who: 'login',
    countsAsSearch: true,
    request: z
      .object({
        fileId: z.guid(),
        excelImportQueryStr: text().min(1).max(60).optional(),
        queryStr: text().trim().min(1).optional(),
        list: listSchema.optional(),
      })
      .refine((request) => [request.excelImportQueryStr, request.queryStr, request.list].filter((one) => one !== undefined).length === 1, {
        path: ['queryStr'],
        ...localizedIssue(
          'excelImportQueryStr、queryStr、list 须且只能有一个',
          'exactly one of excelImportQueryStr, queryStr and list is required',
        ),
      }),
    answer: startedSchema,
    errors: [...TASK_ERRORS, 'PROJECT_QUERY_WRONG', 'EXPORT_LIST_UNKNOWN', 'CAPTCHA_NEEDED'],
    summary: { zh: '导入专利到文件夹', en: 'Imports patents into a folder' },
  }),
  /** Starts a task that adds the family members, or the citations, of the patents of a folder. */
  cognateExtend: call({
    id: 'C.project.32',
    method: 'POST',
    path: '/api/user/projectManageFilePatent/cognateExtend',
    who: 'login',
    request: z.object({ fileId: z.guid(), type: z.enum(EXTENSION_TYPES).default('family') }),
    answer: startedSchema,
    errors: TASK_ERRORS,
    summary: { zh: '扩展同族或引证专利', en: 'Adds families or citations of the patents of a folder' },
  }),
  /** The tasks of a project of the last day, newest first. */
  listProjectTasks: call({
    id: null,
    method: 'POST',
    path: '/api/user/projectManageFilePatent/taskList',
    who: 'login',
    request: z.object({ projectId: z.guid() }),
    answer: z.array(taskSchema),
    errors: ['PROJECT_NOT_FOUND', 'PROJECT_FORBIDDEN'],
    summary: { zh: '项目任务', en: 'Tasks of a project' },
  }),
  /** Cancels a task that waits or runs; the folder stays as it was. */
  cancelProjectTask: call({
    id: null,
    method: 'POST',
    path: '/api/user/projectManageFilePatent/cancelTask',
    who: 'login',
    request: z.object({ id: z.guid() }),
    answer: z.literal(true),
    errors: ['PROJECT_NOT_FOUND', 'PROJECT_FORBIDDEN', 'PROJECT_TASK_NOT_FOUND'],
    summary: { zh: '取消项目任务', en: 'Cancels a task of a project' },
  }),
}
