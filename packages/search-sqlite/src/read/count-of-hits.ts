import type { Count } from '@gezhi/search'
import { groupOf } from './collapse.ts'
import { conditionHits } from './condition-hits.ts'
import type { IndexSession } from './index-session.ts'
import { OutOfTimeError } from './out-of-time-error.ts'
import type { ResolvedCondition } from './resolved-condition.ts'

/** Milliseconds after which a count is returned as a lower bound. */
const MAX_COLLECTING_MS = 300

export interface CountJob {
  readonly condition: ResolvedCondition
  readonly collapse?: string
  readonly exact?: boolean
}

/** The number of hits, or of groups (with `collapse`); a lower bound if `exact` is not set and collecting exceeded its time. */
export function countOfHits(session: IndexSession, { condition, collapse, exact }: CountJob): Count {
  if (condition.kind === 'all' && collapse === undefined) return { total: session.documents, relation: 'eq' }
  try {
    const hits = conditionHits(session, condition, exact === true ? Infinity : performance.now() + MAX_COLLECTING_MS)
    if (collapse === undefined) return { total: hits.size, relation: 'eq' }
    const group = groupOf(session, collapse)
    return { total: new Set(Array.from(hits.ordinals, group)).size, relation: 'eq' }
  } catch (error) {
    if (!(error instanceof OutOfTimeError)) throw error
    return { total: collapse === undefined ? error.found : Math.min(1, error.found), relation: 'gte' }
  }
}
