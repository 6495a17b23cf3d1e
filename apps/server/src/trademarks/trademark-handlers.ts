import { shanghaiDay, TRADEMARK_KIND } from '@gezhi/records'
import type { CallContext, Handlers, UserCaller } from '../http/call-context.ts'
import { CallError } from '../http/call-error.ts'
import { requireReady } from '../http/require-ready.ts'
import { shanghaiTime } from '../http/shanghai-time.ts'
import { searchAnswerer } from '../kinds/answer-list.ts'
import { findRecord } from '../kinds/find-record.ts'
import { type FilesOfSpace, spaceListAnswerer } from '../kinds/space-list.ts'
import type { Serving } from '../platform/domain.ts'
import type { MarkPictures } from './mark-pictures.ts'
import { trademarkDetail } from './trademark-detail.ts'
import { trademarkGroups } from './trademark-groups.ts'
import type { TrademarkSearchStore } from './trademark-search-store.ts'
import { trademarkSearch } from './trademark-search.ts'

/** Services used by the calls about trademarks. */
export interface TrademarkParts {
  readonly searches: TrademarkSearchStore
  readonly pictures: MarkPictures
  /** ms. */
  readonly now: () => number
  readonly filesOfSpace: FilesOfSpace
  /** Creates an export task. */
  putExport(serving: Serving): Handlers['exports']['putExport']
}

/** Calls of the domain trademarks. */
export function trademarkHandlers(
  { searches, pictures, now, filesOfSpace, putExport }: TrademarkParts,
  serving: Serving,
): Handlers['trademarks'] {
  const { readiness } = serving
  const engine = serving.engines.of(TRADEMARK_KIND)
  const search = trademarkSearch(serving, { pictures, now })
  const answer = searchAnswerer(search, serving)
  const put = putExport(serving)
  const open = async (number: string) => {
    requireReady(readiness)
    const found = await findRecord(engine, number)
    if (found === null) throw new CallError('TRADEMARK_NOT_FOUND', { number })
    return found
  }
  const suggest = async (of: string, { word, count }: { word: string; count: number }, { signal }: CallContext) =>
    (await engine.suggest({ text: word, limit: count, of, filters: [], signal })).map(({ text, documents }) => ({
      name: text,
      count: documents,
    }))
  return {
    ...trademarkGroups(search, serving),
    async listTrademarks({ filter, queryStr = '', ...request }, context) {
      const searched = filter ?? { queryStr, mode: 'box' as const }
      const found = await answer({ ...request, filter: searched }, context)
      if (isOwnSearch(request)) await searches.add(context.caller.userId, searched.queryStr.trim(), found.total)
      return found
    },
    listSpaceTrademarks: spaceListAnswerer(search, serving, filesOfSpace),
    async getTrademark({ id }, context) {
      const stored = await open(id)
      await context.countItem(stored.docId)
      return trademarkDetail(
        stored,
        { pictures: await pictures.held(stored.record), schemes: serving.schemes, today: shanghaiDay(now()) },
        context.language,
      )
    },
    async downloadTrademarks({ idList, queryStr }, context) {
      const source = idList === undefined ? { queryStr: queryStr ?? '' } : { idList }
      const { id } = await put({ type: TRADEMARK_KIND.name, fileType: 'xlsx', ...source }, context)
      return { id, url: `/api/search/export/download?${new URLSearchParams({ id }).toString()}` }
    },
    async getTrademarkPicture({ number, id }) {
      const { record } = await open(number)
      const png = await pictures.png(record, id)
      if (png === null) throw new CallError('TRADEMARK_NOT_FOUND', { number: `${number} ${id}` })
      return png
    },
    async suggestTrademarks(request, context) {
      requireReady(readiness)
      if (!engine.supports.suggestions) return { normalWordList: [], companyList: [] }
      const [normalWordList, companyList] = await Promise.all([suggest('TM', request, context), suggest('OW', request, context)])
      return { normalWordList, companyList }
    },
    async listTrademarkHistory({ keyWord = '', ...page }, { caller: { userId } }) {
      const { list, total } = await searches.page(userId, keyWord, page)
      return {
        list: list.map(({ id, query, hits, searchedAt }) => ({ id, queryStr: query, number: hits, createTime: shanghaiTime(searchedAt) })),
        total,
      }
    },
    async emptyTrademarkHistory(_request, { caller: { userId } }: CallContext<UserCaller>) {
      await searches.empty(userId)
      return true
    },
    async deleteTrademarkHistory({ idList }, { caller: { userId } }) {
      await searches.remove(userId, idList)
      return true
    },
  }
}

/** The first page of a list without filters: further pages, filters and counts belong to a search that is stored already. */
function isOwnSearch({
  from,
  size,
  filterItems = [],
}: {
  from: number
  size: number
  filterItems?: readonly unknown[] | undefined
}): boolean {
  return from === 0 && size > 0 && filterItems.length === 0
}
