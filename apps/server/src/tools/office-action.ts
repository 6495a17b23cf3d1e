import { citationSchema, DATE_ROLES, DISCLOSURES, type DateRole } from '@gezhi/contract'
import * as z from 'zod'

const passageSchema = z.object({ passage: z.string(), citations: z.array(citationSchema) })
const foundSchema = z.object({
  disclosure: z.enum(DISCLOSURES),
  /** Share of the words of the feature in the passage. */
  coverage: z.number(),
  passage: z.string().nullable(),
  /** Words of the feature that the passage lacks. */
  missing: z.array(z.string()),
  citations: z.array(citationSchema),
})

/** What help with an office action consists of. */
export const officeActionSchema = z.object({
  /** Null for a claim given as text. */
  number: z.string().nullable(),
  claim: z.int().nullable(),
  documents: z.array(
    z.object({
      label: z.string(),
      number: z.string(),
      title: z.string(),
      disclosed: z.int(),
      partly: z.int(),
      dateRole: z.enum(DATE_ROLES),
      isOtherLanguage: z.boolean(),
    }),
  ),
  /** The documents are the citations recorded for the patent. */
  isFromRecord: z.boolean(),
  features: z.array(
    z.object({
      text: z.string(),
      citations: z.array(citationSchema),
      /** Of the description of the patent. */
      support: passageSchema.nullable(),
      effect: passageSchema.nullable(),
      /** In the order of the documents. */
      found: z.array(foundSchema),
    }),
  ),
  /** Index of the closest document; null without documents. */
  closest: z.int().nullable(),
  /** Dependent claims whose additional features no document covers completely. */
  amendments: z.array(z.object({ claim: z.int(), text: z.string(), citations: z.array(citationSchema) })),
})
export type OfficeAction = z.output<typeof officeActionSchema>
export type Found = z.output<typeof foundSchema>
export type QuotedPassage = z.output<typeof passageSchema>

/** Whether a document may be cited against an inventive step, as far as its dates are known. Pure. */
export function isPriorArt(role: DateRole): boolean {
  return role === 'priorArt' || role === 'unknown'
}
