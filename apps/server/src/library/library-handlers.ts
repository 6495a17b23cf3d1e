import type { HistorySearch } from '@gezhi/contract'
import type { Handlers } from '../http/call-context.ts'
import { allows } from '../http/rights.ts'
import { shanghaiTime } from '../http/shanghai-time.ts'
import { historyMoments } from './history-moments.ts'
import { historyWorkbook } from './history-workbook.ts'
import { markHandlers } from './marks/mark-handlers.ts'
import { settingsHandlers } from './settings/settings-handlers.ts'
import { templateHandlers } from './templates/template-handlers.ts'
import type { LibraryParts } from './library-parts.ts'
import { MAX_STORED, type HistorySelection, type StoredSearchRow } from './search-history-store.ts'

/** Calls about what users store of their searches. */
export function libraryHandlers({ history, templates, ...parts }: LibraryParts): Handlers['library'] {
  return {
    ...settingsHandlers(parts),
    ...markHandlers(parts.marks),
    ...templateHandlers(templates),
    async listRecentHistory({ size }, context) {
      const { userId } = context.caller
      if (!allows(await context.rights(), 'historySuggestions')) return []
      return (await history.page(userId, {}, { pageNo: 1, pageSize: size })).list.map(shown)
    },
    async listHistory({ pageNo, pageSize, lineNoList, ...selection }, context) {
      const selected = { ...selectionOf(selection), ...(lineNoList && { lineNos: lineNoList }) }
      const { list, total } = await history.page(context.caller.userId, selected, { pageNo, pageSize })
      return { list: list.map(shown), total }
    },
    async emptyHistory(request, context) {
      await history.empty(context.caller.userId, (request?.minAge ?? 0) * 1000)
      return true
    },
    async deleteHistory({ idList }, context) {
      await history.remove(context.caller.userId, idList)
      return true
    },
    async addHistory(search, context) {
      await history.add(context.caller.userId, search)
      return true
    },
    async exportHistory({ idList, ...selection }, context) {
      const selected = { ...selectionOf(selection), ...(idList !== undefined && { ids: idList.split(',') }) }
      const { list } = await history.page(context.caller.userId, selected, { pageNo: 1, pageSize: MAX_STORED })
      return { body: await historyWorkbook(list, context.language), name: '检索历史.xls', fresh: true }
    },
  }
}

interface RequestedSelection {
  readonly keyWord?: string | undefined
  readonly startTime?: string | undefined
  readonly endTime?: string | undefined
}

function selectionOf({ keyWord, ...ends }: RequestedSelection): HistorySelection {
  return { ...(keyWord && { word: keyWord }), ...historyMoments(ends) }
}

function shown({ userId: _user, sameness: _sameness, searchedAt, ...search }: StoredSearchRow): HistorySearch {
  return { ...search, createTime: shanghaiTime(searchedAt) }
}
