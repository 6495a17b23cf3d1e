import { mentionsOwnField } from '@gezhi/query'
import type { ParsedListRequest } from '@gezhi/contract'
import type { CallContext } from '../http/call-context.ts'
import { queryOptions, type QueryOptions, type QueryParts } from '../kinds/query-options.ts'
import type { SearchParts } from './search-parts.ts'

/** What reads queries about patents. */
export type PatentQueryParts = QueryParts & Pick<SearchParts, 'projects'>

/** The parts of a request that can name a field of an index of a project. */
export interface NamingRequest {
  readonly queryStr: string
  readonly filterItems?: ParsedListRequest['filterItems'] | undefined
  readonly groupList?: ParsedListRequest['groupList'] | undefined
}

/**
 * How a query of a caller about patents is parsed, with the index fields the caller may read if the request names any. Within a project
 * its own come first.
 */
export async function patentQueryOptions(
  parts: PatentQueryParts,
  { queryStr, filterItems = [], groupList = [] }: NamingRequest,
  { caller, rights }: Pick<CallContext, 'caller' | 'rights'>,
  projectId?: string,
): Promise<QueryOptions> {
  const names = [...filterItems.map((item) => item.field ?? item.searchcode ?? item.code ?? ''), ...groupList.map(({ field }) => field)]
  const isNamed = caller.kind === 'user' && [queryStr, ...names].some(mentionsOwnField)
  const own = isNamed ? await parts.projects.ownFields(caller.userId, parts.engine.kind.fields, projectId) : undefined
  return queryOptions(parts, await rights(), own)
}
