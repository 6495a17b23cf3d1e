import * as z from 'zod'
import { call, type AnswerOf } from '../call.ts'
import { patentIdSchema } from './patent-id.ts'

export const citationFormatCalls = {
  /** A patent as a reference in each format. */
  citePatent: call({
    id: null,
    method: 'POST',
    path: '/api/search/ts/cite',
    who: 'guest',
    request: z.object({ id: patentIdSchema }),
    answer: z.object({
      /** Of GB/T 7714, as the first of a list. */
      gbt7714: z.string(),
      ris: z.string(),
      bibtex: z.string(),
      /** Number, title, applicants and date for running text. */
      plain: z.string(),
    }),
    errors: ['PATENT_NOT_FOUND', 'SEARCH_STARTING'],
    summary: { zh: '专利的引用格式', en: 'Citation of a patent in several formats' },
  }),
}

export type CitationFormats = AnswerOf<typeof citationFormatCalls.citePatent>
