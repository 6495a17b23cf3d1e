import * as z from 'zod'
import { call } from '../call.ts'
import { foundNumberSchema } from '../kinds/found-number.ts'
import { text } from '../text.ts'

/** Maximum number of numbers looked up per request. */
export const MAX_LOOKED_UP = 100

export const numberCalls = {
  /** Reads the numbers of a text in any notation and looks each up: its records, or other publications and pages of its office. */
  findNumbers: call({
    id: null,
    method: 'POST',
    path: '/api/search/number/find',
    who: 'guest',
    request: z.object({ text: text().trim().min(1).max(10_000) }),
    answer: z.object({
      /** The numbers of the text; empty if it contains anything else. Only the first ones are looked up. */
      total: z.int(),
      numberList: z.array(foundNumberSchema),
    }),
    errors: ['SEARCH_STARTING'],
    summary: { zh: '识别并查找号码', en: 'Recognises numbers and looks them up' },
  }),
}
