import { throwIfCancelled } from '@gezhi/threads'
import type { HitSet } from './hit-set.ts'
import type { IndexSession } from './index-session.ts'
import { planHits } from './plan-hits.ts'
import type { ResolvedCondition } from './resolved-condition.ts'
import { planningOf, runHitPlan } from './run-hit-plan.ts'

/**
 * All hits of a condition, from the cache or newly collected. Throws `OutOfTimeError` at the time `until` (performance.now), with the
 * hits so far if documents were tested one by one.
 */
export function conditionHits(session: IndexSession, condition: ResolvedCondition, until = Infinity): HitSet {
  throwIfCancelled()
  const known = session.cache.get(JSON.stringify(condition))
  return known ?? runHitPlan(session, planHits(condition, planningOf(session)), until)
}
