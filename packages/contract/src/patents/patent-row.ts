import * as z from 'zod'
import { listRowSchema } from '../kinds/record-list.ts'

const nameListSchema = z.object({ original: z.array(z.object({ name: z.string() })) })

/** A row of a result list, with the spec's names (B.results.05). Dates are yyyyMMdd. */
export const patentRowSchema = listRowSchema.extend({
  publication_number: z.string().nullable(),
  application_number: z.string().nullable(),
  application_date: z.string().nullable(),
  publication_date: z.string().nullable(),
  title: z.string(),
  abstract: z.string(),
  country: z.string(),
  kind: z.string().nullable(),
  patent_type: z.string().nullable(),
  legal_status: z.string().nullable(),
  /** Evidence of the status: an event, the publication alone, or the calculated end of the term (G205). */
  legal_status_basis: z.enum(['event', 'publication', 'term']).nullable(),
  legal_status_date: z.string().nullable(),
  class_ipc: z.array(z.object({ ipc: z.string() })),
  class_cpc: z.array(z.object({ cpc: z.string() })),
  applicant_patentee: nameListSchema,
  /** The current holder, as far as the sources give it. */
  assignee: nameListSchema,
  inventor: nameListSchema,
  priority_claim: z.array(z.object({ number: z.string() })),
  /** With `drawings`: ids of those that can be displayed, and how many the patent has. */
  drawings: z.object({ ids: z.array(z.string()), total: z.int() }).optional(),
})

export type PatentRow = z.output<typeof patentRowSchema>
