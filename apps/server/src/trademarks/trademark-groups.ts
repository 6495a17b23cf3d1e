import type { CALLS, Language, ParsedRequestOf } from '@gezhi/contract'
import type { CallContext } from '../http/call-context.ts'
import { requireReady } from '../http/require-ready.ts'
import { listAnswerer } from '../kinds/answer-list.ts'
import { queryOptions } from '../kinds/query-options.ts'
import { readSearchQuery } from '../kinds/read-search-query.ts'
import type { Serving } from '../platform/domain.ts'
import type { trademarkSearch } from './trademark-search.ts'

type GroupRequest = ParsedRequestOf<(typeof CALLS)['trademarks']['groupTrademarks']>
type Group = { value: string; name: string; count: number }

/** Most values of a field that are searched for a text. */
const MAX_SEARCHED = 1000

/** Statistics of the hits of a query, all or those with a text in their name or code. */
export function trademarkGroups(search: ReturnType<typeof trademarkSearch>, { schemes, readiness }: Serving) {
  const answer = listAnswerer(search, readiness)
  const groups = async (request: GroupRequest, count: number, context: CallContext): Promise<Group[]> => {
    requireReady(readiness)
    const { queryStr, mode, field, filterItems } = request
    const criteria = readSearchQuery(
      { queryStr, mode },
      context.language,
      queryOptions({ engine: search.engine, schemes }, await context.rights()),
    )
    const list = {
      groupList: [{ field, count }],
      sortList: [],
      from: 0,
      size: 0,
      snippets: 0,
      drawings: 0,
      ...(filterItems && { filterItems }),
    }
    const { groupList } = await answer(criteria, list, context)
    return groupList[0]?.list ?? []
  }
  return {
    groupTrademarks: (request: GroupRequest, context: CallContext) => groups(request, request.count, context),
    async searchTrademarkGroup({ word, ...request }: GroupRequest & { readonly word: string }, context: CallContext) {
      const typed = comparable(word, context.language)
      const found = await groups(request, MAX_SEARCHED, context)
      return found
        .filter(({ name, value }) => [name, value].some((text) => comparable(text, context.language).includes(typed)))
        .slice(0, request.count)
    },
  }
}

function comparable(text: string, language: Language): string {
  return text.normalize('NFKC').toLocaleLowerCase(language)
}
