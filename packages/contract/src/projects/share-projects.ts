import * as z from 'zod'
import { call, type AnswerOf } from '../call.ts'
import { authoritySchema, phoneSchema, PROJECT_ACCESS_ERRORS } from './project-fields.ts'

export type ProjectUser = AnswerOf<typeof shareProjectCalls.listProjectUsers>[number]

const named = z.object({ id: z.guid(), userId: z.guid() })

/** Sharing (G173): only the owner and those who manage a project share it; the owner has every authority. */
export const shareProjectCalls = {
  /** Shares a project with the account of a phone, or changes its authority. */
  addShareUser: call({
    id: 'C.project.11',
    method: 'POST',
    path: '/api/user/projectManage/addShareUser',
    who: 'login',
    request: z.object({ id: z.guid(), telephone: phoneSchema, authority: authoritySchema.default(1) }),
    answer: z.object({ userId: z.guid() }),
    errors: [...PROJECT_ACCESS_ERRORS, 'PROJECT_PERSON_NOT_FOUND', 'PROJECT_OWNER_STAYS', 'PROJECT_USERS_FULL', 'DAILY_QUOTA'],
    summary: { zh: '共享项目', en: 'Shares a project' },
  }),
  /** The owner first, then the others in the order in which they joined. */
  listProjectUsers: call({
    id: 'C.project.12',
    method: 'POST',
    path: '/api/user/projectManage/selectProjectUser',
    who: 'login',
    request: z.object({ id: z.guid() }),
    answer: z.array(
      z.object({
        userId: z.guid(),
        nick: z.string(),
        /** The middle digits are hidden. */
        telephone: z.string(),
        authority: z.int(),
        isOwner: z.boolean(),
      }),
    ),
    errors: PROJECT_ACCESS_ERRORS,
    summary: { zh: '项目成员', en: 'Members of a project' },
  }),
  updateUserAuthority: call({
    id: 'C.project.16',
    method: 'POST',
    path: '/api/user/projectManage/updateUserAuthority',
    who: 'login',
    request: named.extend({ authority: authoritySchema }),
    answer: z.literal(true),
    errors: [...PROJECT_ACCESS_ERRORS, 'PROJECT_USER_NOT_FOUND', 'PROJECT_OWNER_STAYS'],
    summary: { zh: '修改成员权限', en: 'Changes the authority of a member' },
  }),
  deleteProjectUser: call({
    id: 'C.project.10',
    method: 'POST',
    path: '/api/user/projectManage/delProjectUser',
    who: 'login',
    request: named,
    answer: z.literal(true),
    errors: [...PROJECT_ACCESS_ERRORS, 'PROJECT_USER_NOT_FOUND', 'PROJECT_OWNER_STAYS'],
    summary: { zh: '移除项目成员', en: 'Removes a member from a project' },
  }),
  /** Leaves a shared project; its owner cannot leave it. */
  exitSharing: call({
    id: 'C.project.05',
    method: 'POST',
    path: '/api/user/projectManage/exitSharing',
    who: 'login',
    request: z.object({ id: z.guid() }),
    answer: z.literal(true),
    errors: [...PROJECT_ACCESS_ERRORS, 'PROJECT_OWNER_STAYS'],
    summary: { zh: '退出共享', en: 'Leaves a shared project' },
  }),
  /** Hands a project over to the account of a phone; the former owner may still manage it. */
  relocateToOtherUser: call({
    id: 'C.project.07',
    method: 'POST',
    path: '/api/user/projectManage/relocationOtherUser',
    who: 'login',
    request: z.object({ id: z.guid(), telephone: phoneSchema }),
    answer: z.literal(true),
    errors: [...PROJECT_ACCESS_ERRORS, 'PROJECT_PERSON_NOT_FOUND', 'PROJECT_OWNER_FULL', 'PROJECT_USERS_FULL', 'DAILY_QUOTA'],
    summary: { zh: '移交给其他用户', en: 'Hands a project over to another user' },
  }),
  /** Hands a project over to one of its users; the former owner may still manage it. */
  relocateToShareUser: call({
    id: 'C.project.09',
    method: 'POST',
    path: '/api/user/projectManage/relocationShareUser',
    who: 'login',
    request: named,
    answer: z.literal(true),
    errors: [...PROJECT_ACCESS_ERRORS, 'PROJECT_USER_NOT_FOUND', 'PROJECT_OWNER_FULL'],
    summary: { zh: '移交给项目成员', en: 'Hands a project over to one of its members' },
  }),
}
