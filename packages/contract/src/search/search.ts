import * as z from 'zod'
import { call, type AnswerOf, type RequestOf } from '../call.ts'
import { patentRowSchema } from '../patents/patent-row.ts'
import { databaseFields, drawingFields, LIST_ERRORS, listAnswerOf, listRequestSchema } from '../kinds/record-list.ts'
import { text } from '../text.ts'

export const searchRequestSchema = listRequestSchema.extend({
  ...databaseFields,
  collapse: z.enum(['application', 'family']).optional(),
  ...drawingFields,
})

export const searchAnswerSchema = listAnswerOf(patentRowSchema)

/** What a caller sends; what has a default may be left out. */
export type SearchRequest = RequestOf<typeof searchCalls.searchPatents>
export type SearchAnswer = AnswerOf<typeof searchCalls.searchPatents>

export const searchCalls = {
  searchPatents: call({
    id: 'C.search.01',
    method: 'POST',
    path: '/api/search/ts/search',
    who: 'guest',
    countsAsSearch: true,
    request: searchRequestSchema.extend({
      /** Scene of the advanced search: the types and offices it selects, unless `filterItems` has others. */
      scene: text().max(40).optional(),
    }),
    answer: searchAnswerSchema,
    errors: LIST_ERRORS,
    summary: { zh: '专利检索（简单与高级）', en: 'Simple and advanced patent search' },
  }),
}
