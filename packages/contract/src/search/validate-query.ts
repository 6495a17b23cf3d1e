import * as z from 'zod'
import { call, type AnswerOf } from '../call.ts'
import { diagnosticSchema } from '../kinds/diagnostic.ts'
import { databaseFields } from './search.ts'
import { queryModeSchema } from '../kinds/query-mode.ts'
import { text } from '../text.ts'

/** Patents that one part of a query, or all of it, finds by itself. */
const countSchema = z.object({ total: z.int(), totalRelation: z.enum(['eq', 'gte']) })

/** How many patents the whole query finds and each of its clauses by itself; places are UTF-16 offsets into queryStr. */
const countsSchema = countSchema.extend({
  clauses: z.array(countSchema.extend({ text: z.string(), start: z.int(), end: z.int() })),
})

export type QueryCheck = AnswerOf<typeof validateQueryCalls.validateQuery>

export const validateQueryCalls = {
  validateQuery: call({
    id: 'C.search.15',
    method: 'POST',
    path: '/api/search/validate/v',
    aliases: ['/api/search/sf/validate/v'],
    who: 'guest',
    request: z.object({
      queryStr: text(),
      /** Where it is counted. */
      ...databaseFields,
      mode: queryModeSchema,
      /** Whether the patents of each clause are counted as well. */
      counts: z.boolean().default(false),
    }),
    answer: z.object({
      valid: z.boolean(),
      diagnostics: z.array(diagnosticSchema),
      /** The query printed in its canonical form, null when it cannot be read. */
      formatted: z.string().nullable(),
      /** The query said in words, in the request's language. */
      words: z.string().nullable(),
      /** Null unless counts were asked for and the query can be run. */
      counts: countsSchema.nullable(),
    }),
    errors: ['PATTERN_TOO_BROAD', 'SEARCH_UNSUPPORTED', 'SEARCH_STARTING'],
    summary: { zh: '检查检索式', en: 'Validates a query for the editor' },
  }),
}
