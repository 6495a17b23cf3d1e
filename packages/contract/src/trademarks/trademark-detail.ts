import * as z from 'zod'
import { trademarkRowSchema } from './trademark-row.ts'

const langTextSchema = z.object({ lang: z.string(), text: z.string() })
const partySchema = z.object({
  name: z.string().nullable(),
  /** Number in the office's register. */
  identifier: z.string().nullable(),
  other_names: z.array(langTextSchema),
  address: z.string().nullable(),
  country: z.string().nullable(),
})
/** A code of a classification scheme with its title, if the installation has it. */
const titledCodeSchema = z.object({ code: z.string(), title: z.string().nullable() })
const claimSchema = z.object({
  country: z.string(),
  number: z.string().nullable(),
  date: z.string().nullable(),
  /** In the words of the office. */
  status: z.string().nullable(),
})

/** One trademark with everything its source has. */
export const trademarkDetailSchema = trademarkRowSchema.extend({
  /** Languages of the procedure, the first being that of the application. */
  languages: z.array(z.string()),
  words: z.array(langTextSchema),
  other_words: z.array(langTextSchema),
  descriptions: z.array(langTextSchema),
  disclaimers: z.array(langTextSchema),
  colours: z.array(z.string()),
  renewal_date: z.string().nullable(),
  vienna_titles: z.array(titledCodeSchema),
  similar_group_titles: z.array(titledCodeSchema),
  /** Ids of the pictures that can be displayed. */
  pictures: z.array(z.string()),
  /** Pictures whose files were not imported. */
  pictures_missing: z.int(),
  /** Lists of goods and services: in the language of the request first, then in those of the procedure. */
  goods: z.array(z.object({ nice_class: z.string(), title: z.string().nullable(), texts: z.array(langTextSchema) })),
  owners: z.array(partySchema),
  representatives: z.array(partySchema),
  office_status: z.string().nullable(),
  /** Oldest first. */
  events: z.array(z.object({ date: z.string(), code: z.string().nullable(), text: z.string(), type: z.string() })),
  oppositions: z.array(
    z.object({
      number: z.string().nullable(),
      date: z.string().nullable(),
      status: z.string().nullable(),
      grounds: z.array(z.string()),
      opponents: z.array(partySchema),
      earlier_marks: z.array(
        z.object({
          country: z.string(),
          application_number: z.string().nullable(),
          registration_number: z.string().nullable(),
          application_date: z.string().nullable(),
          registration_date: z.string().nullable(),
          mark: z.string().nullable(),
          mark_feature: z.string().nullable(),
        }),
      ),
    }),
  ),
  priorities: z.array(claimSchema),
  seniorities: z.array(claimSchema),
  madrid: z
    .object({
      registration_number: z.string(),
      date: z.string().nullable(),
      designations: z.array(z.string()),
      basic_number: z.string().nullable(),
    })
    .nullable(),
  other: z.array(z.object({ name: z.string(), values: z.array(z.string()) })),
  source: z.object({ format: z.string(), file: z.string().nullable() }),
})
