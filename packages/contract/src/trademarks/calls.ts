import * as z from 'zod'
import { call, fileCall, type CallTable } from '../call.ts'
import { suggestionsSchema } from '../kinds/suggestions.ts'
import { drawingFields, filterItemSchema, LIST_ERRORS, listAnswerOf, listRequestSchema } from '../kinds/record-list.ts'
import { SPACE_LIST_ERRORS, spaceListFields } from '../kinds/space-list.ts'
import { queryModeSchema } from '../kinds/query-mode.ts'
import { text } from '../text.ts'
import { trademarkHistoryCalls } from './history.ts'
import { trademarkDetailSchema } from './trademark-detail.ts'
import { trademarkRowSchema } from './trademark-row.ts'

const numberSchema = text().trim().min(1).max(100)

const groupFields = {
  queryStr: text().max(10_000),
  mode: queryModeSchema,
  filterItems: z.array(filterItemSchema).max(100).optional(),
  /** A field for statistics: `nice_class`, `owner`, `legal_status`, `application_date.year`, … */
  field: text().min(1).max(60),
  count: z.int().min(1).max(1000).default(20),
}

const groupSchema = z.array(z.object({ value: z.string(), name: z.string(), count: z.int() }))

const GROUP_ERRORS = [
  'QUERY_SYNTAX',
  'MEANING_NEEDS_LOGIN',
  'PATTERN_TOO_BROAD',
  'UNKNOWN_FIELD',
  'SEARCH_UNSUPPORTED',
  'SEARCH_STARTING',
] as const

/** The calls of the domain trademarks. */
export const TRADEMARK_CALLS = {
  ...trademarkHistoryCalls,
  /** Trademarks that match a query. Searches of the first page are stored in the history of the user. */
  listTrademarks: call({
    id: 'C.trademark.01',
    method: 'POST',
    path: '/api/search/trademark/list',
    who: 'login',
    countsAsSearch: true,
    request: listRequestSchema.extend({
      ...drawingFields,
      filter: listRequestSchema.shape.filter.optional(),
      /** The query where `filter` is not given. */
      queryStr: text().max(10_000).optional(),
    }),
    answer: listAnswerOf(trademarkRowSchema),
    errors: LIST_ERRORS,
    summary: { zh: '商标检索', en: 'Trademark search' },
  }),
  /** Searches within the trademarks of a space that the user may read. */
  listSpaceTrademarks: call({
    id: null,
    method: 'POST',
    path: '/api/search/trademark/spaceList',
    who: 'login',
    countsAsSearch: true,
    request: listRequestSchema.extend({ ...drawingFields, ...spaceListFields }),
    answer: listAnswerOf(trademarkRowSchema),
    errors: SPACE_LIST_ERRORS,
    summary: { zh: '空间内商标检索', en: 'Search within the trademarks of a space' },
  }),
  /** One trademark, by its id or a number in any notation. */
  getTrademark: call({
    id: 'C.trademark.03',
    method: 'POST',
    path: '/api/search/trademark/view',
    who: 'login',
    requires: 'viewTrademarks',
    request: z.object({ id: numberSchema }),
    answer: trademarkDetailSchema,
    errors: ['TRADEMARK_NOT_FOUND', 'SEARCH_STARTING'],
    summary: { zh: '商标详情', en: 'Details of a trademark' },
  }),
  /** The most frequent values of a field among the hits of a query. */
  groupTrademarks: call({
    id: 'C.trademark.04',
    method: 'POST',
    path: '/api/search/trademark/group',
    who: 'login',
    request: z.object(groupFields),
    answer: groupSchema,
    errors: GROUP_ERRORS,
    summary: { zh: '商标检索结果统计', en: 'Statistics of trademark search results' },
  }),
  /** Those whose name or code contains a text. */
  searchTrademarkGroup: call({
    id: 'C.trademark.05',
    method: 'POST',
    path: '/api/search/trademark/group_search',
    who: 'login',
    request: z.object({ ...groupFields, word: text().trim().min(1).max(200) }),
    answer: groupSchema,
    errors: GROUP_ERRORS,
    summary: { zh: '商标统计项内检索', en: 'Search within trademark statistics' },
  }),
  /** Starts the export of trademarks as a workbook; `url` returns the file as soon as the task `id` is finished. */
  downloadTrademarks: call({
    id: 'C.trademark.06',
    method: 'POST',
    path: '/api/search/trademark/download',
    who: 'login',
    countsAsSearch: true,
    request: z.object({
      idList: z.array(numberSchema).min(1).max(5000).optional(),
      queryStr: text().trim().min(1).max(10_000).optional(),
    }),
    answer: z.object({ id: z.string(), url: z.string() }),
    errors: ['EXPORT_LIST_FAILED', 'EXPORTS_FULL', 'EXPORT_EMPTY', 'SEARCH_STARTING', 'CAPTCHA_NEEDED'],
    summary: { zh: '下载商标', en: 'Downloads trademarks' },
  }),
  /** A picture of a trademark as PNG. */
  getTrademarkPicture: fileCall({
    id: null,
    method: 'GET',
    path: '/api/search/trademark/picture',
    who: 'login',
    request: z.object({ number: numberSchema, id: text().min(1).max(100) }),
    file: 'image/png',
    errors: ['TRADEMARK_NOT_FOUND', 'SEARCH_STARTING'],
    summary: { zh: '商标图样', en: 'Image of a trademark' },
  }),
  /** Marks and owners that complete a typed text, in characters or in pinyin. */
  suggestTrademarks: call({
    id: null,
    method: 'POST',
    path: '/api/search/trademark/suggest',
    who: 'login',
    request: z.object({ word: text().trim().min(1).max(200), count: z.int().min(1).max(20).default(5) }),
    answer: suggestionsSchema,
    errors: ['SEARCH_STARTING'],
    summary: { zh: '商标检索联想', en: 'Suggestions for trademarks' },
  }),
} satisfies CallTable
