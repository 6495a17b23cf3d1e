import type { QueryNode } from '@gezhi/query'
import { allOf } from '../classification/join-queries.ts'
import type { CallContext } from '../http/call-context.ts'
import type { SearchCriteria } from '../kinds/answer-list.ts'
import { ownFilters } from '../kinds/own-fields.ts'
import { readSearchQuery, type SearchedQuery } from '../kinds/read-search-query.ts'
import { patentQueryOptions, type NamingRequest, type PatentQueryParts } from './patent-query-options.ts'

/** A request whose query, filters and facets can name index fields. */
interface OwnRequest extends Omit<NamingRequest, 'queryStr'> {
  readonly filter: SearchedQuery
}

/**
 * The criteria of a request: its query and its filters on index fields as a tree, and the other filters. Throws QUERY_SYNTAX,
 * MEANING_NEEDS_LOGIN, UNKNOWN_FIELD, INVALID_INPUT.
 */
export async function ownCriteria(
  parts: PatentQueryParts,
  { filter, filterItems: items, groupList }: OwnRequest,
  context: Pick<CallContext, 'language' | 'rights' | 'caller'>,
): Promise<{ criteria: SearchCriteria & { readonly tree: QueryNode }; filterItems: NonNullable<OwnRequest['filterItems']> }> {
  const options = await patentQueryOptions(parts, { queryStr: filter.queryStr, filterItems: items, groupList }, context)
  const read = readSearchQuery(filter, context.language, options)
  const { query, filterItems } = ownFilters(options.own, items, context.language)
  return { criteria: { ...read, tree: allOf([read.tree, query]) ?? read.tree, own: options.own }, filterItems }
}
