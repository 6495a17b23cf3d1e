import * as z from 'zod'
import { call, type AnswerOf } from '../call.ts'
import { text } from '../text.ts'

/** Numbers of one request that are looked up. */
export const MAX_LOOKED_UP = 100

const numberedRecordSchema = z.object({
  /** Opens its page. */
  id: z.string(),
  /** Publication number, or that of the application of which nothing is published. */
  number: z.string(),
  title: z.string().nullable(),
})

export type FoundNumber = AnswerOf<typeof numberCalls.findNumbers>['numberList'][number]

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
      numberList: z.array(
        z.object({
          /** As in the text. */
          written: z.string(),
          /** Every plausible reading, the likeliest first: digits without an office may be numbers of several. */
          readings: z.array(
            z.object({
              /** Normalised: `US7654321B2`. */
              number: z.string(),
              /** `US 7,654,321 B2`. */
              label: z.string(),
              /** Where it can be looked up at its office and elsewhere. */
              links: z.array(z.object({ name: z.string(), url: z.string() })),
            }),
          ),
          /** Publications with the number, those of an application, those that claim a priority. */
          records: z.array(numberedRecordSchema),
          /** Where there are none: publications of the number with another kind code. */
          neighbours: z.array(numberedRecordSchema),
        }),
      ),
    }),
    errors: ['SEARCH_STARTING'],
    summary: { zh: '识别并查找号码', en: 'Recognises numbers and looks them up' },
  }),
}
