import * as z from 'zod'
import { call } from '../call.ts'
import { pageFields, pageOf } from '../paging.ts'
import { text } from '../text.ts'

const searchSchema = z.object({
  id: z.string(),
  queryStr: z.string(),
  /** Hits when it was last run. */
  number: z.int(),
  /** `yyyy-MM-dd HH:mm:ss`: when it was last run. */
  createTime: z.string(),
})

export const trademarkHistoryCalls = {
  /** The user's searches for trademarks, newest first. */
  listTrademarkHistory: call({
    id: 'C.trademark.07',
    method: 'POST',
    path: '/api/search/trademark/listSearchHistoryPageV2',
    who: 'login',
    request: z.object({ ...pageFields, keyWord: text().trim().max(200).optional() }).prefault({}),
    answer: pageOf(searchSchema),
    summary: { zh: '商标检索历史', en: 'Trademark search history' },
  }),
  /** Deletes all of them. */
  emptyTrademarkHistory: call({
    id: 'C.trademark.08',
    method: 'POST',
    path: '/api/search/trademark/cleanSearchHistoryV2',
    who: 'login',
    request: z.object({}).nullish(),
    answer: z.literal(true),
    summary: { zh: '清空商标检索历史', en: 'Clears the trademark search history' },
  }),
  /** Deletes searches of the user; ids that do not exist or belong to others are ignored. */
  deleteTrademarkHistory: call({
    id: 'C.trademark.09',
    method: 'POST',
    path: '/api/search/trademark/deleteSearchHistoryV2',
    who: 'login',
    request: z.object({ idList: z.array(z.guid()).min(1).max(500) }),
    answer: z.literal(true),
    summary: { zh: '删除商标检索历史', en: 'Deletes searches from the trademark search history' },
  }),
}
