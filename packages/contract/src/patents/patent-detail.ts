import * as z from 'zod'
import { call } from '../call.ts'
import { patentRowSchema } from '../search/search.ts'

const langTextSchema = z.object({ lang: z.string(), text: z.string() })
const memberSchema = z.object({ publication_number: z.string(), country: z.string(), application_date: z.string().nullable() })

export const patentDetailSchema = patentRowSchema.extend({
  titles: z.array(langTextSchema),
  abstracts: z.array(langTextSchema),
  claims: z.array(z.object({ number: z.int(), text: z.string(), independent: z.boolean(), parents: z.array(z.int()), lang: z.string() })),
  description: z.array(z.object({ text: z.string(), lang: z.string(), heading: z.boolean(), section: z.string().nullable() })),
  citations: z.array(
    z.object({
      publication_number: z.string().nullable(),
      category: z.string().nullable(),
      text: z.string().nullable(),
      /** Whether the cited patent can be opened here; those under `cited_by` and in the families always can. */
      in_index: z.boolean(),
    }),
  ),
  cited_by: z.array(z.object({ publication_number: z.string() })),
  family_simple: z.array(memberSchema),
  family_extended: z.array(memberSchema),
  legal_events: z.array(z.object({ date: z.string(), code: z.string(), office: z.string(), text: z.string() })),
  drawings: z.array(z.object({ id: z.string(), caption: z.string().nullable(), url: z.string() })),
  agency: z.array(z.string()),
  agent: z.array(z.string()),
  assignee: z.array(z.string()),
  source: z.object({ format: z.string(), file: z.string().nullable() }),
})

export const searchDetail = call({
  id: 'C.patentDetail.01',
  method: 'POST',
  path: '/api/search/ts/searchDetail',
  who: 'guest',
  request: z.object({ publication_number: z.string().optional(), publicationNumber: z.string().optional(), id: z.string().optional() }),
  answer: patentDetailSchema,
  errors: ['PATENT_NOT_FOUND', 'SEARCH_STARTING'],
  summary: { zh: '专利详情', en: 'Opens one patent' },
})

export type PatentDetail = z.output<typeof patentDetailSchema>
