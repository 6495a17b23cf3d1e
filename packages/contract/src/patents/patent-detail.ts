import * as z from 'zod'
import { call } from '../call.ts'
import { patentRowSchema } from './patent-row.ts'
import { drawingSchema } from './drawing.ts'
import { patentIdSchema } from './patent-id.ts'
import { relativeSchema } from './relatives.ts'

const langTextSchema = z.object({ lang: z.string(), text: z.string() })

/** A person or organisation as the source gives it. */
const partySchema = z.object({
  name: z.string(),
  /** The same name in other languages or spellings. */
  other_names: z.array(langTextSchema),
  /** company, university, institute, hospital, government, person. */
  kind: z.string().nullable(),
  address: z.string().nullable(),
  country: z.string().nullable(),
})

const legalEventSchema = z.object({
  date: z.string(),
  code: z.string(),
  office: z.string(),
  text: z.string(),
  /** WIPO ST.27 category (`F` grant, `H` cessation) where the source gives it. */
  category: z.string().nullable(),
})

const citationSchema = z.object({
  publication_number: z.string().nullable(),
  category: z.string().nullable(),
  /** First-named party and date of the cited patent, as the citing document has them. */
  party: z.string().nullable(),
  date: z.string().nullable(),
  text: z.string().nullable(),
  /** The cited patent if it is in the index, otherwise null: only then it can be opened. */
  held: relativeSchema.nullable(),
})

export const patentDetailSchema = patentRowSchema.extend({
  titles: z.array(langTextSchema),
  abstracts: z.array(langTextSchema),
  claims: z.array(z.object({ number: z.int(), text: z.string(), independent: z.boolean(), parents: z.array(z.int()), lang: z.string() })),
  description: z.array(z.object({ text: z.string(), lang: z.string(), heading: z.boolean(), section: z.string().nullable() })),
  /** The sequence listing; a text is empty if the listing is too long to be stored whole. */
  sequences: z.array(
    z.object({
      number: z.string().nullable(),
      length: z.string().nullable(),
      molecule: z.string().nullable(),
      organism: z.string().nullable(),
      features: z.array(z.string()),
      text: z.string(),
    }),
  ),
  grant_date: z.string().nullable(),
  priorities: z.array(z.object({ number: z.string(), country: z.string().nullable(), date: z.string().nullable() })),
  parties: z.object({
    applicant: z.array(partySchema),
    assignee: z.array(partySchema),
    inventor: z.array(partySchema),
    agency: z.array(partySchema),
    agent: z.array(partySchema),
    examiner: z.array(partySchema),
  }),
  class_locarno: z.array(z.string()),
  class_uspc: z.array(z.string()),
  page_count: z.int().nullable(),
  /** Facts without a field of their own, under the name the source gives them. */
  other: z.array(z.object({ name: z.string(), values: z.array(z.string()) })),
  citations: z.array(citationSchema),
  /** The first 500, oldest first. */
  cited_by: z.array(relativeSchema),
  cited_by_total: z.int(),
  /** Publications of the same application, including this one. */
  publications: z.array(relativeSchema),
  /** Publications of the same invention under other numbers; `same_day` is null if only title, applicants and inventors match. */
  same_invention: z.array(
    relativeSchema.extend({ reason: z.enum(['utility-model-twin', 'application-and-grant']), same_day: z.literal(true).nullable() }),
  ),
  family_simple: z.array(relativeSchema),
  family_extended: z.array(relativeSchema),
  legal_events: z.array(legalEventSchema),
  /** The state of the right, finer than `legal_status`, and what determined it; null if unknown. */
  legal_state: z
    .object({
      status: z.string(),
      detail: z.string(),
      decided_by: z.object({
        /** event, publication (the document itself), or term (its end). */
        by: z.enum(['event', 'publication', 'term']),
        event: legalEventSchema.nullable(),
        date: z.string().nullable(),
        kind: z.string().nullable(),
        /** The date is the latest possible end of the term, because the filing date or type is unknown. */
        latest: z.boolean(),
      }),
    })
    .nullable(),
  drawings: z.array(drawingSchema),
  /** Drawings named by the source whose pictures are not stored. */
  drawings_missing: z.int(),
  /** Which source supplied which fields, most trusted first; with one source, which supplied everything, `fields` is empty. */
  sources: z.array(
    z.object({
      format: z.string(),
      version: z.string().nullable(),
      file: z.string().nullable(),
      position: z.int().nullable(),
      /** It describes the application, not this publication. */
      of_application: z.boolean(),
      /** Fields whose values come from this source. */
      fields: z.array(z.string()),
      /** Its differing values of other fields, shortened. */
      otherwise: z.array(z.object({ field: z.string(), text: z.string() })),
    }),
  ),
})

export type PatentDetail = z.output<typeof patentDetailSchema>
export type Party = z.output<typeof partySchema>

export const patentDetailCalls = {
  /** The full record of one patent; exactly one of the three parameters identifies it. */
  getPatent: call({
    id: 'C.patentDetail.01',
    method: 'POST',
    path: '/api/search/ts/searchDetail',
    who: 'guest',
    request: z.object({
      publication_number: patentIdSchema.optional(),
      publicationNumber: patentIdSchema.optional(),
      id: patentIdSchema.optional(),
    }),
    answer: patentDetailSchema,
    requires: 'viewPatents',
    errors: ['PATENT_NOT_FOUND', 'SEARCH_STARTING'],
    summary: { zh: '专利详情', en: 'Details of a patent' },
  }),
}
