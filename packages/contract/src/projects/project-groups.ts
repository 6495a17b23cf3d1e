import * as z from 'zod'
import { call, type AnswerOf } from '../call.ts'
import { projectNameSchema, rowIdsSchema } from './project-fields.ts'

export type ProjectGroup = AnswerOf<typeof projectGroupCalls.listProjectGroups>[number]

/** Groups order the projects of one user; another user of a shared project has it in a group of their own. */
export const projectGroupCalls = {
  /** All groups of the user, in their order. */
  listProjectGroups: call({
    id: 'C.project.17',
    method: 'POST',
    path: '/api/user/group/list',
    aliases: ['/api/user/projectManage/group/list'],
    who: 'login',
    request: z.object({}).prefault({}),
    answer: z.array(z.object({ id: z.guid(), name: z.string(), sort: z.int() })),
    summary: { zh: '项目分组', en: 'Groups of projects' },
  }),
  /** Adds a group as the last one. Names are unique for a user, whatever their letter case, width and spaces. */
  addProjectGroup: call({
    id: 'C.project.18',
    method: 'POST',
    path: '/api/user/group/add',
    aliases: ['/api/user/projectManage/group/add'],
    who: 'login',
    request: z.object({ name: projectNameSchema }),
    answer: z.object({ id: z.guid() }),
    errors: ['PROJECT_GROUP_NAME_TAKEN', 'PROJECT_GROUPS_FULL'],
    summary: { zh: '新增项目分组', en: 'Adds a group of projects' },
  }),
  renameProjectGroup: call({
    id: 'C.project.19',
    method: 'POST',
    path: '/api/user/group/upd',
    aliases: ['/api/user/projectManage/group/upd'],
    who: 'login',
    request: z.object({ id: z.guid(), name: projectNameSchema }),
    answer: z.literal(true),
    errors: ['PROJECT_GROUP_NOT_FOUND', 'PROJECT_GROUP_NAME_TAKEN'],
    summary: { zh: '重命名项目分组', en: 'Renames a group of projects' },
  }),
  /** Deletes a group; its projects stay, without a group. */
  deleteProjectGroup: call({
    id: 'C.project.20',
    method: 'POST',
    path: '/api/user/group/del',
    aliases: ['/api/user/projectManage/group/del'],
    who: 'login',
    request: z.object({ id: z.guid() }),
    answer: z.literal(true),
    errors: ['PROJECT_GROUP_NOT_FOUND'],
    summary: { zh: '删除项目分组', en: 'Deletes a group of projects' },
  }),
  /** Puts the named groups first, in this order. */
  sortProjectGroups: call({
    id: 'C.project.21',
    method: 'POST',
    path: '/api/user/group/updSort',
    aliases: ['/api/user/projectManage/group/updSort'],
    who: 'login',
    request: z.object({ idList: rowIdsSchema }),
    answer: z.literal(true),
    errors: ['PROJECT_GROUP_NOT_FOUND'],
    summary: { zh: '项目分组排序', en: 'Orders the groups of projects' },
  }),
}
