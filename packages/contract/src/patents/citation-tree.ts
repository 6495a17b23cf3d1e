import * as z from 'zod'
import { call, type AnswerOf } from '../call.ts'
import { patentIdSchema } from './patent-id.ts'
import { relativeSchema } from './relatives.ts'

/** A patent of a citation tree. */
const citedPatentSchema = z.object({
  publication_number: z.string(),
  /** The patent if it is in the index, otherwise null. */
  held: relativeSchema.nullable(),
})

const generationsSchema = z.object({
  /** Patents of the first generation, with those left out. */
  total: z.int(),
  list: z.array(
    citedPatentSchema.extend({
      /** Patents of the second generation, with those left out. */
      total: z.int(),
      children: z.array(citedPatentSchema),
    }),
  ),
})

export const citationTreeCalls = {
  /** Two generations of citations of a patent: patents it cites and what they cite, patents that cite it and what cites them. */
  getCitationTree: call({
    id: null,
    method: 'POST',
    path: '/api/search/ts/citationTree',
    who: 'guest',
    request: z.object({ id: patentIdSchema }),
    answer: z.object({ cited: generationsSchema, citing: generationsSchema }),
    errors: ['PATENT_NOT_FOUND', 'SEARCH_STARTING'],
    summary: { zh: '两代引证', en: 'Two generations of citations of a patent' },
  }),
}

export type CitationTree = AnswerOf<typeof citationTreeCalls.getCitationTree>
