import type { CallTable } from '../call.ts'
import { strategyCalls } from './strategies.ts'
import { strategyGroupCalls } from './strategy-groups.ts'

/** The calls of the domain strategies. */
export const STRATEGY_CALLS = {
  ...strategyCalls,
  ...strategyGroupCalls,
} satisfies CallTable
