import * as z from 'zod'
import { call, type AnswerOf } from '../call.ts'
import { searchAnswerSchema, searchRequestSchema } from './search.ts'
import { text } from '../text.ts'

export type SharedSearch = AnswerOf<typeof sharedSearchCalls.openSharedSearch>

export const sharedSearchCalls = {
  /** Stores a long query; returns the key that replaces it in the address. */
  compressQuery: call({
    id: 'C.search.10',
    method: 'POST',
    path: '/api/search/ts/compress',
    who: 'guest',
    request: z.object({ queryStr: text().trim().min(1).max(10_000) }),
    answer: z.string(),
    errors: ['DAILY_QUOTA'],
    summary: { zh: '保存长检索式，返回短键', en: 'Stores a long query and returns a short key' },
  }),
  /** Opens a stored query and returns its hits like `search`. */
  openSharedSearch: call({
    id: 'C.search.08',
    method: 'POST',
    path: '/api/search/ts/shareSearch',
    who: 'guest',
    countsAsSearch: true,
    signed: true,
    request: searchRequestSchema.omit({ filter: true }).extend({ shareCode: text().min(1).max(100) }),
    answer: searchAnswerSchema.extend({ queryStr: z.string() }),
    errors: [
      'SHARE_NOT_FOUND',
      'CAPTCHA_NEEDED',
      'PAGING_NEEDS_LOGIN',
      'FREE_PAGING_LIMIT',
      'MEMBER_PAGING_LIMIT',
      'QUERY_SYNTAX',
      'MEANING_NEEDS_LOGIN',
      'PATTERN_TOO_BROAD',
      'UNKNOWN_FIELD',
      'SEARCH_UNSUPPORTED',
      'SEARCH_STARTING',
      'SIGNATURE_MISSING',
      'SIGNATURE_EXPIRED',
      'SIGNATURE_WRONG',
    ],
    summary: { zh: '打开分享的检索', en: 'Opens a shared search' },
  }),
}
