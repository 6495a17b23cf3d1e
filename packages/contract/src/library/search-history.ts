import * as z from 'zod'
import { call, fileCall, type AnswerOf } from '../call.ts'
import { pageFields, pageOf } from '../paging.ts'
import { localizedIssue } from '../localized-issue.ts'
import { MAX_INTEGER, text } from '../text.ts'

/** Most digits of a number in a query (`#12`). */
const lineNoSchema = z.int().min(1).max(999_999)

/** What is stored of a search (B.history.01). */
const searchFields = {
  /** The query; empty if the search mode needs none. */
  searchStrategy: text().max(10_000),
  /** Hits when the search was last run. */
  number: z.int().min(0).max(MAX_INTEGER),
  /** Its name in lists of searches. */
  displayName: text().trim().min(1).max(500),
  /** Types and countries that were searched: codes joined by commas, types before countries; empty for all. */
  datRange: text().max(2_000).default(''),
  /** The rest of the search (mode, filters) as in the address of its list; opaque to the server. */
  searchCondition: text().max(20_000).default(''),
}

const searchSchema = z.object({
  id: z.guid(),
  ...searchFields,
  /** The number by which queries name it (`#12`): given when it was last run, and to no other search (G213). */
  lineNo: z.int(),
  /** Its numbers from earlier runs, newest first: they name it as well. */
  earlierLineNos: z.array(z.int()),
  /** `yyyy-MM-dd HH:mm:ss`: when the search was last run. */ createTime: z.string(),
})

/** A day, or a date and time, in Asia/Shanghai. */
const momentSchema = text().refine(
  isMoment,
  localizedIssue('须为 yyyy-MM-dd 或 yyyy-MM-dd HH:mm:ss', 'must be yyyy-MM-dd or yyyy-MM-dd HH:mm:ss'),
)

/** Whether a text is a valid date, or date and time. */
function isMoment(value: string): boolean {
  const [day = '', time = '00:00:00', ...rest] = value.split(' ')
  return rest.length === 0 && z.iso.date().safeParse(day).success && z.iso.time({ precision: 0 }).safeParse(time).success
}

const selectionFields = {
  /** Only searches with this in their name or query. */
  keyWord: text().trim().max(200).optional(),
  /** Inclusive; an end without a time means the whole day. */
  startTime: momentSchema.optional(),
  endTime: momentSchema.optional(),
}

export type HistorySearch = AnswerOf<typeof searchHistoryCalls.listHistory>['list'][number]

export const searchHistoryCalls = {
  /** The newest searches of the user for the panel of the search box; none without a product (B.search-box.10, G03). */
  listRecentHistory: call({
    id: 'C.searchHistory.01',
    method: 'POST',
    path: '/api/user/searchHistory/homePageList',
    who: 'login',
    request: z.object({ size: z.int().min(1).max(50).default(9) }).prefault({}),
    answer: z.array(searchSchema),
    summary: { zh: '检索框中的检索历史', en: 'Search history of the search box' },
  }),
  /** The user's searches, newest first; at most 500 are stored (B.history.05). */
  listHistory: call({
    id: 'C.searchHistory.02',
    method: 'POST',
    path: '/api/user/searchHistory/list',
    who: 'login',
    request: z
      .object({
        ...pageFields,
        ...selectionFields,
        /** Only searches with one of these numbers. */
        lineNoList: z.array(lineNoSchema).min(1).max(100).optional(),
      })
      .prefault({}),
    answer: pageOf(searchSchema),
    summary: { zh: '检索历史', en: 'Search history' },
  }),
  /** Deletes the whole history of the user; with `minAge` searches run after that many seconds ago stay. */
  emptyHistory: call({
    id: 'C.searchHistory.03',
    method: 'POST',
    path: '/api/user/searchHistory/delAll',
    who: 'login',
    request: z.object({ minAge: z.number().min(0).max(600).default(0) }).nullish(),
    answer: z.literal(true),
    summary: { zh: '清空检索历史', en: 'Clears the search history' },
  }),
  /** Deletes searches of the user; ids that do not exist or belong to others are ignored. */
  deleteHistory: call({
    id: 'C.searchHistory.04',
    method: 'POST',
    path: '/api/user/searchHistory/del',
    who: 'login',
    request: z.object({ idList: z.array(z.guid()).min(1).max(500) }),
    answer: z.literal(true),
    summary: { zh: '删除检索历史', en: 'Deletes searches from the history' },
  }),
  /**
   * Stores a search under a new number. A stored one moves to the top with its new number of hits; the oldest beyond 500 are deleted
   * (B.history.03, G85, G213).
   */
  addHistory: call({
    id: 'C.searchHistory.05',
    method: 'POST',
    path: '/api/user/searchHistory/add',
    who: 'login',
    request: z.object(searchFields),
    answer: z.literal(true),
    summary: { zh: '写入检索历史', en: 'Adds a search to the history' },
  }),
  /** The history, or searches of it, as an Excel file named 检索历史.xls (B.history.02). */
  exportHistory: fileCall({
    id: 'C.searchHistory.06',
    method: 'GET',
    path: '/api/user/searchHistory/exportExcel',
    who: 'login',
    request: z.object({
      /** Ids joined by commas; empty for all. */
      idList: text()
        .max(20_000)
        .refine(
          (list) => list.split(',').every((id) => z.guid().safeParse(id).success),
          localizedIssue('须为以逗号分隔的 id', 'must be ids separated by commas'),
        )
        .optional(),
      ...selectionFields,
    }),
    file: 'application/vnd.ms-excel',
    summary: { zh: '导出检索历史', en: 'Exports the search history' },
  }),
}
