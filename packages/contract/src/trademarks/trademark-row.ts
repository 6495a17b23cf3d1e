import * as z from 'zod'
import { listRowSchema } from '../kinds/record-list.ts'

/** A row of a list of trademarks. Dates are yyyyMMdd, codes those of the field table. */
export const trademarkRowSchema = listRowSchema.extend({
  /** With the code of the office: `EM018224433`. */
  number: z.string(),
  application_number: z.string().nullable(),
  registration_number: z.string().nullable(),
  /** The words of the mark; empty for a mark without any. */
  mark: z.string(),
  country: z.string(),
  mark_feature: z.string().nullable(),
  mark_kind: z.string().nullable(),
  /** active, pending, inactive. */
  legal_status: z.string().nullable(),
  /** Of the procedure: opposed, withdrawn, … */
  status_detail: z.string().nullable(),
  status_date: z.string().nullable(),
  nice_class: z.array(z.string()),
  similar_group: z.array(z.string()),
  vienna: z.array(z.string()),
  /** Names, or numbers in the office's register where the source has no names. */
  owner: z.array(z.string()),
  representative: z.array(z.string()),
  application_date: z.string().nullable(),
  publication_date: z.string().nullable(),
  registration_date: z.string().nullable(),
  expiry_date: z.string().nullable(),
  /** The source has no expiry date: it follows from registration, renewal and the term of the office. */
  expiry_derived: z.boolean(),
  /** The term is over without a known renewal, so that the status may have changed. */
  status_outdated: z.boolean(),
  /** With `drawings`: ids of the pictures of the mark that can be displayed, and how many it has. */
  drawings: z.object({ ids: z.array(z.string()), total: z.int() }).optional(),
})
