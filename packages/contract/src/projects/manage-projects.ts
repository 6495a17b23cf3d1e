import * as z from 'zod'
import { call, type AnswerOf } from '../call.ts'
import { pageFields, pageOf } from '../paging.ts'
import { text } from '../text.ts'
import { PROJECT_ACCESS_ERRORS, projectNameSchema, rowIdsSchema } from './project-fields.ts'
import { MAX_PROJECT_REMARK } from './project-limits.ts'

const remarkSchema = text().trim().max(MAX_PROJECT_REMARK)

const projectSchema = z.object({
  id: z.guid(),
  name: z.string(),
  remark: z.string(),
  /** The user's own group; null for none. */
  groupId: z.guid().nullable(),
  ownerId: z.guid(),
  ownerNick: z.string(),
  isOwner: z.boolean(),
  /** 1: the user has marked it as a favourite. */
  collectFlag: z.union([z.literal(0), z.literal(1)]),
  /** 1 read, 2 edit, 3 manage; 3 for the owner. */
  authority: z.int(),
  /** Users, the owner included. */
  userCount: z.int(),
  /** Folders. */
  fileCount: z.int(),
  /** `yyyy-MM-dd HH:mm:ss` */
  createTime: z.string(),
})

export type Project = z.output<typeof projectSchema>
export type ProjectList = AnswerOf<typeof manageProjectCalls.listProjects>

const idSchema = z.object({ id: z.guid() })

export const manageProjectCalls = {
  /** The projects of the user and those shared with them, by name (B.projects.10). */
  listProjects: call({
    id: 'C.project.01',
    method: 'POST',
    path: '/api/user/projectManage/list',
    who: 'login',
    request: z
      .object({
        ...pageFields,
        /** Only those of a group. */
        groupId: z.guid().optional(),
        /** Those the user owns, those of others, favourites; all by default. */
        type: z.enum(['mine', 'shared', 'collected']).optional(),
      })
      .prefault({}),
    answer: pageOf(projectSchema),
    summary: { zh: '项目列表', en: 'Projects' },
  }),
  /** Changes name and remark, which needs the authority to manage, or the user's own group for the project. */
  changeProject: call({
    id: 'C.project.02',
    method: 'POST',
    path: '/api/user/projectManage/upd',
    who: 'login',
    request: z.object({
      id: z.guid(),
      name: projectNameSchema.optional(),
      remark: remarkSchema.optional(),
      groupId: z.guid().nullable().optional(),
    }),
    answer: z.literal(true),
    errors: [...PROJECT_ACCESS_ERRORS, 'PROJECT_GROUP_NOT_FOUND'],
    summary: { zh: '修改项目', en: 'Changes a project' },
  }),
  addProject: call({
    id: 'C.project.03',
    method: 'POST',
    path: '/api/user/projectManage/add',
    who: 'login',
    request: z.object({ name: projectNameSchema, remark: remarkSchema.default(''), groupId: z.guid().nullable().default(null) }),
    answer: idSchema,
    errors: ['PROJECT_GROUP_NOT_FOUND'],
    summary: { zh: '新增项目', en: 'Adds a project' },
  }),
  /** Moves projects of the user to the recycle bin: all of them or, if one does not exist or belongs to somebody else, none. */
  deleteProjects: call({
    id: 'C.project.04',
    method: 'POST',
    path: '/api/user/projectManage/del',
    who: 'login',
    request: z.object({ idList: rowIdsSchema }),
    answer: z.literal(true),
    errors: PROJECT_ACCESS_ERRORS,
    summary: { zh: '删除项目至回收站', en: 'Moves projects to the recycle bin' },
  }),
  getProject: call({
    id: 'C.project.08',
    method: 'POST',
    path: '/api/user/projectManage/selectById',
    who: 'login',
    request: idSchema,
    answer: projectSchema,
    errors: PROJECT_ACCESS_ERRORS,
    summary: { zh: '项目详情', en: 'One project' },
  }),
  /** Copies a project with its folders and patents; the copy belongs to the user and is not shared. */
  copyProject: call({
    id: 'C.project.13',
    method: 'POST',
    path: '/api/user/projectManage/copy',
    who: 'login',
    request: z.object({ id: z.guid(), name: projectNameSchema }),
    answer: idSchema,
    errors: PROJECT_ACCESS_ERRORS,
    summary: { zh: '复制项目', en: 'Copies a project' },
  }),
  collectProject: call({
    id: 'C.project.14',
    method: 'POST',
    path: '/api/user/projectManage/collect',
    who: 'login',
    request: idSchema,
    answer: z.literal(true),
    errors: PROJECT_ACCESS_ERRORS,
    summary: { zh: '收藏项目', en: 'Marks a project as favourite' },
  }),
  cancelCollectProject: call({
    id: 'C.project.15',
    method: 'POST',
    path: '/api/user/projectManage/cancellationCollect',
    who: 'login',
    request: idSchema,
    answer: z.literal(true),
    errors: PROJECT_ACCESS_ERRORS,
    summary: { zh: '取消收藏项目', en: 'Removes the favourite mark' },
  }),
  /** Creates a project with one folder, into which a task puts the patents that a query finds. */
  createIndexSearchProject: call({
    id: 'C.project.06',
    method: 'POST',
    path: '/api/user/projectManage/createIndexSearchProject',
    who: 'login',
    request: z.object({
      name: projectNameSchema,
      groupId: z.guid().nullable().default(null),
      queryStr: text().trim().min(1).max(20_000),
    }),
    answer: z.object({ id: z.guid(), fileId: z.guid(), taskId: z.guid() }),
    errors: ['PROJECT_GROUP_NOT_FOUND', 'PROJECT_QUERY_WRONG', 'PROJECT_TASKS_FULL', 'SEARCH_STARTING'],
    summary: { zh: '由检索创建项目', en: 'Creates a project from a search' },
  }),
}
