import type { CallTable } from '../call.ts'
import { analyseCalls } from './analyse.ts'
import { boardCalls } from './boards.ts'
import { capabilityCalls } from './capability.ts'
import { reportUserCalls } from './report-users.ts'
import { reportCalls } from './reports.ts'

/** The calls of the domain analysis. */
export const ANALYSIS_CALLS = {
  ...analyseCalls,
  ...reportCalls,
  ...reportUserCalls,
  ...boardCalls,
  ...capabilityCalls,
} satisfies CallTable
