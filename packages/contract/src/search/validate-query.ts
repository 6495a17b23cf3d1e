import * as z from 'zod'
import { call } from '../call.ts'
import { queryCheckSchema } from '../kinds/query-check.ts'
import { queryModeSchema } from '../kinds/query-mode.ts'
import { databaseFields, groupingField } from '../kinds/record-list.ts'
import { text } from '../text.ts'

export const validateQueryCalls = {
  validateQuery: call({
    id: 'C.search.15',
    method: 'POST',
    path: '/api/search/validate/v',
    aliases: ['/api/search/sf/validate/v'],
    who: 'guest',
    request: z.object({
      queryStr: text(),
      /** The databases in which hits are counted. */
      ...databaseFields,
      ...groupingField,
      mode: queryModeSchema,
      /** Whether the hits of each clause are also counted. */
      counts: z.boolean().default(false),
    }),
    answer: queryCheckSchema,
    errors: ['PATTERN_TOO_BROAD', 'SEARCH_UNSUPPORTED', 'SEARCH_STARTING'],
    summary: { zh: '检查检索式', en: 'Validates a query for the editor' },
  }),
}
