import type { KeptSearch } from '@gezhi/contract'
import type { Handlers } from '../plugins/call-context.ts'
import { shanghaiTime } from '../plugins/shanghai-time.ts'
import { userOf } from '../plugins/user-of.ts'
import { historyMoments } from './history-moments.ts'
import { historyWorkbook } from './history-workbook.ts'
import { settingsHandlers } from './settings/settings-handlers.ts'
import type { UserSettings } from './settings/user-settings.ts'
import { templateHandlers } from './templates/template-handlers.ts'
import type { TemplateStore } from './templates/template-store.ts'
import { MOST_KEPT, type HistorySelection, type KeptSearchRow, type SearchHistoryStore } from './search-history-store.ts'

/** Calls about what users keep of their searches; `onSettings` is told whose settings were saved. */
export function libraryHandlers(
  history: SearchHistoryStore,
  settings: UserSettings,
  templates: TemplateStore,
  onSettings: (userId: string) => void,
): Handlers['library'] {
  return {
    ...settingsHandlers(settings, onSettings),
    ...templateHandlers(templates),
    async homePageHistory({ size }, context) {
      const { userId } = userOf(context)
      const { role } = await context.rights()
      if (role === 'guest' || role === 'free') return []
      return (await history.page(userId, {}, { pageNo: 1, pageSize: size })).list.map(shown)
    },
    async listHistory({ pageNo, pageSize, ...selection }, context) {
      const { list, total } = await history.page(userOf(context).userId, selectionOf(selection), { pageNo, pageSize })
      return { list: list.map(shown), total }
    },
    async emptyHistory(_request, context) {
      await history.empty(userOf(context).userId)
      return true
    },
    async deleteHistory({ idList }, context) {
      await history.remove(userOf(context).userId, idList)
      return true
    },
    async addHistory(search, context) {
      await history.add(userOf(context).userId, search)
      return true
    },
    async exportHistory({ idList, ...selection }, context) {
      const wanted = { ...selectionOf(selection), ...(idList !== undefined && { ids: idList.split(',') }) }
      const { list } = await history.page(userOf(context).userId, wanted, { pageNo: 1, pageSize: MOST_KEPT })
      return { body: historyWorkbook(list, context.language), name: '检索历史.xls', fresh: true }
    },
  }
}

interface AskedSelection {
  readonly keyWord?: string | undefined
  readonly startTime?: string | undefined
  readonly endTime?: string | undefined
}

function selectionOf({ keyWord, ...ends }: AskedSelection): HistorySelection {
  return { ...(keyWord && { word: keyWord }), ...historyMoments(ends) }
}

function shown({ id, searchStrategy, number, displayName, datRange, searchCondition, searchedAt }: KeptSearchRow): KeptSearch {
  return { id, searchStrategy, number, displayName, datRange, searchCondition, createTime: shanghaiTime(searchedAt) }
}
