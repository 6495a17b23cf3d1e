import type { CallTable } from '../call.ts'
import { analyseCalls } from './analyse.ts'

/** The calls of the domain analysis. */
export const ANALYSIS_CALLS = {
  ...analyseCalls,
} satisfies CallTable
