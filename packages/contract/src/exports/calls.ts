import type { CallTable } from '../call.ts'
import { exportFieldCalls } from './fields.ts'
import { exportTaskCalls } from './tasks.ts'

/** The calls of the domain exports. */
export const EXPORT_CALLS = {
  ...exportFieldCalls,
  ...exportTaskCalls,
} satisfies CallTable
