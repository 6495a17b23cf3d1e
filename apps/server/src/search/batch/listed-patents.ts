import type { QueryNode } from '@gezhi/query'
import type { PatentRecord } from '@gezhi/records'
import type { Filter } from '@gezhi/search'
import { anyOf, hasAny } from '../../classification/join-queries.ts'
import type { MatchedBatch } from './matched-batch.ts'

/** Prefix of the number of an application without publications. */
const APPLICATION = 'an='

/** The value stored for a record: its publication number, or that of its application. Pure. */
export function listedAs({ publicationNumber, applicationNumber }: PatentRecord): string[] {
  if (publicationNumber !== undefined) return [publicationNumber]
  return applicationNumber === undefined ? [] : [APPLICATION + applicationNumber]
}

/** The patents of a list: a filter, which supports thousands of values; an additional query only if some are not published. Pure. */
export function listedPatents({ field, values }: Pick<MatchedBatch, 'field' | 'values'>): { query: QueryNode | null; filters: Filter[] } {
  const applications = field === 'pn' ? values.filter((value) => value.startsWith(APPLICATION)) : []
  if (applications.length === 0) return { query: null, filters: [{ field, values, include: true }] }
  return { query: listedQuery({ field, values }), filters: [] }
}

/** The same as a query alone; null for an empty list. Pure. */
export function listedQuery({ field, values }: Pick<MatchedBatch, 'field' | 'values'>): QueryNode | null {
  if (field !== 'pn') return hasAny(field, values)
  const [published, applications] = [true, false].map((isPublished) => values.filter((one) => !one.startsWith(APPLICATION) === isPublished))
  const numbers = applications?.map((one) => one.slice(APPLICATION.length)) ?? []
  return anyOf([hasAny('pn', published ?? []), hasAny('an', numbers)])
}
