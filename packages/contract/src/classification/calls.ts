import type { CallTable } from '../call.ts'
import { classCalls } from './class-calls.ts'
import { classFactsCalls } from './class-facts.ts'

/** The calls of the domain classification. */
export const CLASSIFICATION_CALLS = {
  ...classCalls,
  ...classFactsCalls,
} satisfies CallTable
