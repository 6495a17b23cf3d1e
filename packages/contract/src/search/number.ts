import * as z from 'zod'
import { call } from '../call.ts'
import { foundNumberSchema } from '../kinds/found-number.ts'
import { text } from '../text.ts'

/** Numbers of one request that are looked up. */
export const MAX_LOOKED_UP = 100

export const numberCalls = {
  /** Reads the numbers of a text in any writing and looks each up: what is held, or of what is not its neighbours and the pages of its office. */
  findNumbers: call({
    id: null,
    method: 'POST',
    path: '/api/search/number/find',
    who: 'guest',
    request: z.object({ text: text().trim().min(1).max(10_000) }),
    answer: z.object({
      /** Of the text; empty where it holds anything but numbers. Only the first ones are looked up. */
      total: z.int(),
      numberList: z.array(foundNumberSchema),
    }),
    errors: ['SEARCH_STARTING'],
    summary: { zh: '识别并查找号码', en: 'Recognises numbers and looks them up' },
  }),
}
