import { facetField, patentField } from '@gezhi/records'
import { SearchError, type Facet, type FacetsRequest } from '@gezhi/search'
import { conditionHits, OutOfTimeError } from './condition-hits.ts'
import { countValues } from './count-values.ts'
import type { HitSet } from './hit-set.ts'
import type { IndexSession } from './index-session.ts'
import { mostFrequent } from './most-frequent.ts'
import type { ResolvedCondition } from './resolved-condition.ts'

export type FacetsJob = Pick<FacetsRequest, 'facets' | 'timeLimit'> & { readonly condition: ResolvedCondition }

const DEFAULT_TIME_LIMIT = 2000

/** Counts of the values of each field among the hits. What does not fit into the time comes back empty and says so. */
export function facetsOfHits(session: IndexSession, { condition, facets, timeLimit = DEFAULT_TIME_LIMIT }: FacetsJob): Facet[] {
  const until = performance.now() + timeLimit
  const fields = facets.map(({ field }) => countedField(session, field))
  const hits = hitsInTime(session, condition, until)
  return facets.map(({ field, count }, i) => {
    if (hits === null || performance.now() > until) return { field, list: [], timedOut: true }
    const { number, stored } = fields[i]!
    const counts = countValues(session.column(number), hits)
    return { field, list: mostFrequent(session, counts, count, stored.store === 'dictionary' ? number : null), timedOut: false }
  })
}

function hitsInTime(session: IndexSession, condition: ResolvedCondition, until: number): HitSet | null {
  try {
    return conditionHits(session, condition, until)
  } catch (error) {
    if (error instanceof OutOfTimeError) return null
    throw error
  }
}

function countedField(session: IndexSession, name: string): NonNullable<ReturnType<IndexSession['field']>> {
  const row = facetField(name) ?? patentField(name)
  const field = row === undefined ? null : session.field(row.name)
  if (field === null || field.stored.store === 'numbers') throw new SearchError('invalid-request', `Hits cannot be counted by ${name}`)
  return field
}
