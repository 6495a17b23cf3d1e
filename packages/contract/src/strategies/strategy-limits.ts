import type { StrategyLogic } from '@gezhi/query'

/** Strategies of one user, at most, where nothing else limits them. */
export const MAX_STRATEGIES = 1000

/** Groups of strategies of one user, at most. */
export const MAX_STRATEGY_GROUPS = 100

/** Longest title of a strategy and longest name of a group, in UTF-16 units (G86). */
export const MAX_STRATEGY_TITLE = 50

/** Strategies that are combined or exported at once, at most. */
export const MAX_CHOSEN_STRATEGIES = 500

/** How strategies are combined; NOT: the first without the others. */
export const STRATEGY_LOGICS = ['AND', 'OR', 'NOT'] as const satisfies readonly StrategyLogic[]
