import * as z from 'zod'
import { call, type AnswerOf } from '../call.ts'
import { phoneSchema } from '../projects/project-fields.ts'
import { REPORT_AUTHORITIES } from './chart-kinds.ts'

export type ReportUser = AnswerOf<typeof reportUserCalls.listReportUsers>[number]

const named = z.object({ id: z.guid(), userId: z.guid() })
const authoritySchema = z.literal(REPORT_AUTHORITIES)

const ACCESS_ERRORS = ['REPORT_NOT_FOUND', 'REPORT_FORBIDDEN'] as const

/** Sharing of reports with named users, as projects are shared: only the owner shares, changes and ends that. */
export const reportUserCalls = {
  /** Shares a report with the account of a phone, or changes its authority; a new user gets a message. */
  addReportUser: call({
    id: null,
    method: 'POST',
    path: '/api/search/report/addUser',
    who: 'login',
    request: z.object({ id: z.guid(), telephone: phoneSchema, authority: authoritySchema.default(1) }),
    answer: z.object({ userId: z.guid() }),
    errors: [...ACCESS_ERRORS, 'REPORT_PERSON_NOT_FOUND', 'REPORT_OWNER_STAYS', 'REPORT_USERS_FULL', 'DAILY_QUOTA'],
    summary: { zh: '与用户共享报告', en: 'Shares a report with a user' },
  }),
  /** The owner first, then the others in the order in which they were added. */
  listReportUsers: call({
    id: null,
    method: 'POST',
    path: '/api/search/report/listUsers',
    who: 'login',
    request: z.object({ id: z.guid() }),
    answer: z.array(
      z.object({
        userId: z.guid(),
        nick: z.string(),
        /** The middle digits are hidden. */
        telephone: z.string(),
        authority: z.int(),
      }),
    ),
    errors: ACCESS_ERRORS,
    summary: { zh: '报告的共享用户', en: 'Users of a report' },
  }),
  changeReportUser: call({
    id: null,
    method: 'POST',
    path: '/api/search/report/changeUser',
    who: 'login',
    request: named.extend({ authority: authoritySchema }),
    answer: z.literal(true),
    errors: [...ACCESS_ERRORS, 'REPORT_USER_NOT_FOUND'],
    summary: { zh: '修改共享用户的权限', en: 'Changes the authority of a user' },
  }),
  removeReportUser: call({
    id: null,
    method: 'POST',
    path: '/api/search/report/removeUser',
    who: 'login',
    request: named,
    answer: z.literal(true),
    errors: [...ACCESS_ERRORS, 'REPORT_USER_NOT_FOUND'],
    summary: { zh: '取消与用户的共享', en: 'Ends sharing with a user' },
  }),
  /** Leaves a report that another user shares. */
  leaveReport: call({
    id: null,
    method: 'POST',
    path: '/api/search/report/leave',
    who: 'login',
    request: z.object({ id: z.guid() }),
    answer: z.literal(true),
    errors: ['REPORT_NOT_FOUND', 'REPORT_OWNER_STAYS'],
    summary: { zh: '退出共享报告', en: 'Leaves a shared report' },
  }),
}
