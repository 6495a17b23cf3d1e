import * as z from 'zod'
import { call, type AnswerOf } from '../call.ts'
import { diagnosticSchema } from './diagnostic.ts'
import { queryModeSchema } from './query-mode.ts'

export const validateQuery = call({
  id: 'C.search.15',
  method: 'POST',
  path: '/api/search/validate/v',
  aliases: ['/api/search/sf/validate/v'],
  who: 'guest',
  request: z.object({ queryStr: z.string(), mode: queryModeSchema }),
  answer: z.object({
    valid: z.boolean(),
    diagnostics: z.array(diagnosticSchema),
    /** The query printed in its canonical form, null when it cannot be read. */
    formatted: z.string().nullable(),
    /** The query said in words, in the request's language. */
    words: z.string().nullable(),
  }),
  summary: { zh: '检查检索式', en: 'Checks a query and answers what the editor shows' },
})

export type QueryCheck = AnswerOf<typeof validateQuery>
