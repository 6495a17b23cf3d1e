import type { Field } from '@gezhi/records'
import { SearchError, type Facet, type FacetRequest } from '@gezhi/search'
import { conditionHits } from './condition-hits.ts'
import { countedHits, type CountedHits } from './counted-hits.ts'
import { countValues } from './count-values.ts'
import type { HitSet } from './hit-set.ts'
import type { IndexSession } from './index-session.ts'
import { mostFrequent } from './most-frequent.ts'
import { countIntervals, countRanges } from './number-facets.ts'
import { OutOfTimeError } from './out-of-time-error.ts'
import type { ResolvedCondition } from './resolved-condition.ts'

/** A facet as a reader counts it: sets of records by name. */
type CountedFacet = FieldFacet | { readonly field: string; readonly sets: readonly string[] }
type FieldFacet = Exclude<FacetRequest, { sets: unknown }>

export interface FacetsJob {
  readonly facets: readonly CountedFacet[]
  readonly timeLimit?: number
  readonly collapse?: string
  readonly condition: ResolvedCondition
}

const DEFAULT_TIME_LIMIT = 2000

/** Counts of the values of each field among the hits or their groups. A field that exceeds the time is empty and marked incomplete. */
export function facetsOfHits(session: IndexSession, { condition, facets, collapse, timeLimit = DEFAULT_TIME_LIMIT }: FacetsJob): Facet[] {
  const until = performance.now() + timeLimit
  const lacking = facets.map(({ field }) => session.lacks(fieldOfFacet(session, field)?.name ?? ''))
  const fields = facets.map((facet, i) => ('sets' in facet || lacking[i] ? null : countedField(session, facet.field)))
  const hits = hitsInTime(session, condition, until)
  session.columns(hits === null ? [] : fields.flatMap((field) => field?.number ?? []))
  const key = `${collapse ?? ''} ${JSON.stringify(condition)}`
  const counted = hits === null ? null : countedHits(session, hits, collapse)
  return facets.map((facet, i) => {
    // It comes back with the rebuilt index: other facets must not fail because of it.
    if (lacking[i]) return { field: facet.field, list: [], timedOut: false }
    if (counted === null || performance.now() > until) return { field: facet.field, list: [], timedOut: true }
    const list = session.counted.get(`${JSON.stringify(facet)} ${key}`, () =>
      'sets' in facet ? countsOfSets(session, facet.sets, hits!, counted) : countsOf(session, facet, fields[i]!, counted),
    )
    return { field: facet.field, list, timedOut: false }
  })
}

/** The hits collected in time, null if it has run out. */
export function hitsInTime(session: IndexSession, condition: ResolvedCondition, until: number): HitSet | null {
  try {
    return conditionHits(session, condition, until)
  } catch (error) {
    if (error instanceof OutOfTimeError) return null
    throw error
  }
}

export type CountedField = NonNullable<ReturnType<IndexSession['field']>>

/** The stored field of a facet or field name; throws `SearchError` if it cannot be counted. */
export function countedField(session: IndexSession, name: string): CountedField {
  const row = fieldOfFacet(session, name)
  const field = row === undefined ? null : session.field(row.name)
  if (field === null || field.stored.store === 'numbers') throw new SearchError('invalid-request', `Hits cannot be counted by ${name}`)
  return field
}

function fieldOfFacet({ layout: { kind } }: IndexSession, name: string): Field | undefined {
  return kind.fields.byFacet(name) ?? kind.fields.find(name)
}

function countsOf(session: IndexSession, facet: FieldFacet, { number, stored }: CountedField, hits: CountedHits): Facet['list'] {
  const column = session.column(number)
  if ('count' in facet) {
    return mostFrequent(session, countValues(column, hits), facet.count, stored.store === 'dictionary' ? number : null).map(
      ({ value, count }) => ({ value, count }),
    )
  }
  if (stored.store !== 'numeric') throw new SearchError('invalid-request', `${facet.field} is no number or date`)
  return 'ranges' in facet ? countRanges(column, hits, facet.ranges) : countIntervals(column, hits, facet.interval)
}

function countsOfSets(session: IndexSession, names: readonly string[], hits: HitSet, counted: CountedHits): Facet['list'] {
  return names.map((name) => {
    const set = session.recordSets.hits(name)
    return { value: name, count: counted.groups === null ? hits.and(set).size : groupsWithin(counted.ordinals, counted.groups, set) }
  })
}

/** Groups with a hit in a set. */
function groupsWithin(ordinals: Uint32Array, groups: Int32Array, set: HitSet): number {
  let count = 0
  // Hits of one group are adjacent.
  let last = -1
  for (let i = 0; i < ordinals.length; i++) {
    if (groups[i] === last || !set.has(ordinals[i]!)) continue
    last = groups[i]!
    count++
  }
  return count
}
