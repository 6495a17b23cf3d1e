import type { CallTable } from '../call.ts'
import { overviewCalls } from './overview-calls.ts'
import { healthCalls } from './health-calls.ts'
import { jobCalls } from './job-calls.ts'
import { userTaskCalls } from './user-task-calls.ts'
import { articleCalls } from './article-calls.ts'
import { accountCalls } from './account-calls.ts'
import { institutionCalls } from './institution-calls.ts'
import { wordCalls } from './word-calls.ts'
import { serviceCalls } from './service-calls.ts'
import { siteSettingCalls } from './site-setting-calls.ts'

/** Calls of the admin console, except those defined with their subject: feedback, bookings, requests to close accounts. */
export const OPERATION_CALLS = {
  ...overviewCalls,
  ...healthCalls,
  ...jobCalls,
  ...userTaskCalls,
  ...articleCalls,
  ...accountCalls,
  ...institutionCalls,
  ...wordCalls,
  ...serviceCalls,
  ...siteSettingCalls,
} satisfies CallTable
