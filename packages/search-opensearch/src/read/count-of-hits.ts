import type { Count, CountRequest } from '@gezhi/search'
import { groupPath } from './group-path.ts'
import type { Searching } from '../query-dsl/searched-index.ts'
import { search } from './searching.ts'

/** Hits beyond this are counted only if the exact number is requested. */
const COUNTED = 200_000
const GROUPS_A_REQUEST = 10_000

interface GroupsAnswer {
  readonly aggregations: {
    readonly groups: { readonly after_key?: Readonly<Record<string, string>>; readonly buckets: readonly unknown[] }
  }
}

/** Number of hits of a selection, or of their groups. Rejects with `SearchError`. */
export async function countOfHits(searching: Searching, request: CountRequest): Promise<Count> {
  if (request.collapse !== undefined) return countOfGroups(searching, request, request.collapse)
  const answer = await search(searching, request, { size: 0, track_total_hits: request.exact === true ? true : COUNTED })
  const { value, relation } = answer.hits.total!
  return { total: value, relation }
}

async function countOfGroups(searching: Searching, request: CountRequest, collapse: string): Promise<Count> {
  const field = groupPath(searching.layout, collapse)
  let total = 0
  let after: Readonly<Record<string, string>> | undefined
  do {
    const { aggregations } = await search<GroupsAnswer>(searching, request, {
      size: 0,
      track_total_hits: false,
      aggs: {
        groups: {
          composite: {
            size: GROUPS_A_REQUEST,
            sources: [{ group: { terms: { field } } }],
            ...(after !== undefined && { after }),
          },
        },
      },
    })
    total += aggregations.groups.buckets.length
    after = aggregations.groups.after_key
    if (request.exact !== true && total >= COUNTED && after !== undefined) return { total, relation: 'gte' }
  } while (after !== undefined)
  return { total, relation: 'eq' }
}
