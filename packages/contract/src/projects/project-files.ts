import * as z from 'zod'
import { call, type AnswerOf } from '../call.ts'
import { pageOf } from '../paging.ts'
import { text } from '../text.ts'
import { FILE_ACCESS_ERRORS, projectNameSchema, rowIdsSchema } from './project-fields.ts'
import { MAX_PROJECT_FILES, UPDATE_FREQUENCIES } from './project-limits.ts'

const flag = z.union([z.literal(0), z.literal(1)])
/** Null: the top of the project. */
const parentSchema = z.guid().nullable()
const frequencySchema = z.literal(UPDATE_FREQUENCIES)

const fileSchema = z.object({
  id: z.guid(),
  projectId: z.guid(),
  parentId: z.guid().nullable(),
  fileName: z.string(),
  patentCount: z.int(),
  /** Patents that the automatic update has added since the last look. */
  newCount: z.int(),
  /** 1: it follows a query. */
  automaticUpdate: flag,
  /** Place among the folders of the same parent, from 0. */
  sort: z.int(),
})

export type ProjectFile = z.output<typeof fileSchema>
export type AutomaticUpdate = AnswerOf<typeof projectFileCalls.getPatentAutomaticUpdate>

/** The patents of a project are in its folders, which form a tree. */
export const projectFileCalls = {
  /** The folders of a project in the order of the tree, those of a parent together; with `parentId` only its own. */
  listProjectFiles: call({
    id: 'C.project.22',
    method: 'POST',
    path: '/api/user/projectManageFile/list',
    who: 'login',
    request: z.object({
      projectId: z.guid(),
      parentId: parentSchema.optional(),
      pageNo: z.int().min(1).max(1_000_000).default(1),
      pageSize: z.int().min(1).max(MAX_PROJECT_FILES).default(MAX_PROJECT_FILES),
    }),
    answer: pageOf(fileSchema),
    errors: FILE_ACCESS_ERRORS,
    summary: { zh: '项目文件夹', en: 'Folders of a project' },
  }),
  /** Adds a folder as the last one of its parent. */
  addProjectFile: call({
    id: 'C.project.23',
    method: 'POST',
    path: '/api/user/projectManageFile/add',
    who: 'login',
    request: z.object({ projectId: z.guid(), fileName: projectNameSchema, parentId: parentSchema.default(null) }),
    answer: z.object({ id: z.guid() }),
    errors: [...FILE_ACCESS_ERRORS, 'PROJECT_FILES_FULL', 'PROJECT_FILES_DEEP'],
    summary: { zh: '新增文件夹', en: 'Adds a folder' },
  }),
  renameProjectFile: call({
    id: 'C.project.24',
    method: 'POST',
    path: '/api/user/projectManageFile/updFileName',
    who: 'login',
    request: z.object({ id: z.guid(), fileName: projectNameSchema }),
    answer: z.literal(true),
    errors: FILE_ACCESS_ERRORS,
    summary: { zh: '重命名文件夹', en: 'Renames a folder' },
  }),
  /** Moves folders with all they contain to the recycle bin: all of them or none. */
  deleteProjectFiles: call({
    id: 'C.project.25',
    method: 'POST',
    path: '/api/user/projectManageFile/del',
    who: 'login',
    request: z.object({ idList: rowIdsSchema }),
    answer: z.literal(true),
    errors: FILE_ACCESS_ERRORS,
    summary: { zh: '删除文件夹至回收站', en: 'Moves folders to the recycle bin' },
  }),
  /** Copies folders with all they contain into a folder, or with `projectId` to the top of a project. */
  copyProjectFiles: call({
    id: 'C.project.26',
    method: 'POST',
    path: '/api/user/projectManageFile/copyFile',
    who: 'login',
    request: z.object({ idList: rowIdsSchema, targetId: parentSchema.default(null), projectId: z.guid().optional() }),
    answer: z.literal(true),
    errors: [...FILE_ACCESS_ERRORS, 'PROJECT_FILES_FULL', 'PROJECT_FILES_DEEP'],
    summary: { zh: '复制文件夹', en: 'Copies folders' },
  }),
  /** Moves folders into a folder, or with `projectId` to the top of a project. */
  moveProjectFiles: call({
    id: 'C.project.27',
    method: 'POST',
    path: '/api/user/projectManageFile/moveFile',
    who: 'login',
    request: z.object({ idList: rowIdsSchema, targetId: parentSchema.default(null), projectId: z.guid().optional() }),
    answer: z.literal(true),
    errors: [...FILE_ACCESS_ERRORS, 'PROJECT_FILES_FULL', 'PROJECT_FILES_DEEP', 'PROJECT_FILE_WITHIN'],
    summary: { zh: '移动文件夹', en: 'Moves folders' },
  }),
  /** Moves one folder within its project to a place among the folders of a parent. */
  moveProjectFileTo: call({
    id: 'C.project.28',
    method: 'POST',
    path: '/api/user/projectManageFile/singleMoveFile',
    who: 'login',
    request: z.object({ id: z.guid(), targetId: parentSchema.default(null), sort: z.int().min(0).max(MAX_PROJECT_FILES) }),
    answer: z.literal(true),
    errors: [...FILE_ACCESS_ERRORS, 'PROJECT_FILES_DEEP', 'PROJECT_FILE_WITHIN'],
    summary: { zh: '拖动文件夹', en: 'Moves one folder (drag)' },
  }),
  getPatentAutomaticUpdate: call({
    id: 'C.project.29',
    method: 'POST',
    path: '/api/user/projectManageFile/getPatentAutomaticUpdate',
    who: 'login',
    request: z.object({ id: z.guid() }),
    answer: z.object({
      status: flag,
      /** Empty before a query was set. */
      queryStr: z.string(),
      frequency: frequencySchema,
      /** `yyyy-MM-dd HH:mm:ss`; null before the first one. */
      lastTime: z.string().nullable(),
      nextTime: z.string().nullable(),
      newCount: z.int(),
    }),
    errors: FILE_ACCESS_ERRORS,
    summary: { zh: '文件夹自动更新设置', en: 'Automatic update of a folder' },
  }),
  /** Lets a folder follow a query: it is searched at once, then regularly, and patents that are not in the folder yet are added. */
  savePatentAutomaticUpdate: call({
    id: 'C.project.30',
    method: 'POST',
    path: '/api/user/projectManageFile/savePatentAutomaticUpdate',
    who: 'login',
    request: z.object({
      id: z.guid(),
      status: flag,
      queryStr: text().trim().max(20_000).default(''),
      frequency: frequencySchema.default(2),
    }),
    answer: z.literal(true),
    errors: [...FILE_ACCESS_ERRORS, 'PROJECT_QUERY_WRONG'],
    summary: { zh: '保存文件夹自动更新设置', en: 'Saves the automatic update of a folder' },
  }),
  getPatentCount: call({
    id: 'C.project.31',
    method: 'POST',
    path: '/api/user/projectManageFile/getPatentCount',
    who: 'login',
    request: z.object({ id: z.guid() }),
    answer: z.int(),
    errors: FILE_ACCESS_ERRORS,
    summary: { zh: '文件夹专利数', en: 'Number of patents of a folder' },
  }),
  /** Ends the look at what the automatic update has added: from now on only later patents are new. */
  markProjectFileSeen: call({
    id: null,
    method: 'POST',
    path: '/api/user/projectManageFile/seen',
    who: 'login',
    request: z.object({ id: z.guid() }),
    answer: z.literal(true),
    errors: FILE_ACCESS_ERRORS,
    summary: { zh: '将新增专利标为已阅', en: 'Marks new patents of a folder as seen' },
  }),
}
