import type { MarkStatus } from '../mark.ts'
import type { GoodsRelation } from './goods-relation.ts'

/** How likely a mark bars another: `none` only where their goods do not meet. */
export type RiskTier = 'high' | 'medium' | 'low' | 'none'

/** What a tier is decided by. */
export interface RiskFacts {
  /** Nearness of the marks, from 0 to 1. */
  readonly nearness: number
  readonly goods: GoodsRelation
  readonly status: MarkStatus
}

/** From here on marks are confused on the same goods; from the lower one on, examiners differ. */
const NEAR = 0.85
const SOMEWHAT_NEAR = 0.7

const TIERS: readonly RiskTier[] = ['none', 'low', 'medium', 'high']

/**
 * The tier of a similar mark. Near marks (0.85) on the same group, class or similar goods are of high risk, on related classes of medium;
 * somewhat near ones (0.7) one tier lower; all others low. A mark that ended less than a year ago counts one tier lower, one that ended
 * earlier or that meets no goods is at most low and none. An unknown status counts as live. Pure.
 */
export function riskTier({ nearness, goods, status }: RiskFacts): RiskTier {
  if (goods === 'none') return 'none'
  const steps = (goods === 'relatedClass' ? 2 : 3) - (nearness >= NEAR ? 0 : nearness >= SOMEWHAT_NEAR ? 1 : 2)
  const lowered = status === 'recentlyEnded' ? steps - 1 : status === 'ended' ? 1 : steps
  return TIERS[Math.max(lowered, 1)]!
}

/** Compares tiers, the highest risk first. Pure. */
export function compareTiers(a: RiskTier, b: RiskTier): number {
  return TIERS.indexOf(b) - TIERS.indexOf(a)
}
