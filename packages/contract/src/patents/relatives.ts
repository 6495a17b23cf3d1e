import * as z from 'zod'
import { call } from '../call.ts'
import { patentRowSchema } from './patent-row.ts'
import { patentIdSchema } from './patent-id.ts'

/** Another patent in a list of related patents; dates yyyyMMdd. */
export const relativeSchema = z.object({
  publication_number: z.string(),
  country: z.string(),
  kind: z.string().nullable(),
  application_date: z.string().nullable(),
  publication_date: z.string().nullable(),
  title: z.string(),
  /** The first applicant, else the first assignee. */
  applicant: z.string().nullable(),
  legal_status: z.string().nullable(),
  /** Evidence of the status: an event, the publication alone, or the calculated end of the term (G205). */
  legal_status_basis: z.enum(['event', 'publication', 'term']).nullable(),
  legal_status_date: z.string().nullable(),
})

export type Relative = z.output<typeof relativeSchema>

export const relativesCalls = {
  /** The members of a patent's family, including itself, oldest first. */
  listFamily: call({
    id: 'C.family.01',
    method: 'POST',
    path: '/api/search/family/list',
    who: 'guest',
    request: z.object({
      id: patentIdSchema,
      /** simple and docdb: exactly the same priorities; extended: linked by any priority. */
      type: z.enum(['simple', 'extended', 'docdb']).default('simple'),
    }),
    answer: z.array(relativeSchema),
    errors: ['PATENT_NOT_FOUND', 'SEARCH_STARTING'],
    summary: { zh: '同族专利', en: 'Patent family' },
  }),
  /** The patents with the most similar texts, most similar first. */
  listSimilarPatents: call({
    id: 'C.valuation.06',
    method: 'POST',
    path: '/api/search/patentValuation/queryResemblePatent',
    who: 'reader',
    request: z.object({ id: patentIdSchema, from: z.int().min(0).max(100).default(0), size: z.int().min(1).max(100).default(20) }),
    answer: z.object({ list: z.array(patentRowSchema) }),
    errors: ['PATENT_NOT_FOUND', 'SEARCH_STARTING', 'SEARCH_UNSUPPORTED'],
    summary: { zh: '相似专利', en: 'Similar patents' },
  }),
}
