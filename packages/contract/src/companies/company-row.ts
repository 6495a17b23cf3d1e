import * as z from 'zod'
import { listRowSchema } from '../kinds/record-list.ts'

/** A company as a row of lists. Texts as written in the source; dates `yyyyMMdd`. */
export const companyRowSchema = listRowSchema.extend({
  name: z.string(),
  /** The credit code, otherwise the registration number, otherwise the LEI; null without any. */
  number: z.string().nullable(),
  short_name: z.string().nullable(),
  former_names: z.array(z.string()),
  status: z.string().nullable(),
  type: z.string().nullable(),
  founded: z.string().nullable(),
  representative: z.string().nullable(),
  capital: z.object({ text: z.string(), amount: z.number().nullable(), currency: z.string().nullable() }).nullable(),
  country: z.string().nullable(),
  province: z.string().nullable(),
  city: z.string().nullable(),
  address: z.string().nullable(),
})

/** A company that is related to another: a parent, a child. `id` is null if it is not in the index. */
export const relatedCompanySchema = z.object({
  id: z.string().nullable(),
  lei: z.string(),
  name: z.string(),
  country: z.string().nullable(),
  relation: z.enum(['direct', 'ultimate', 'branch']),
  active: z.boolean(),
})

/** Why records under a name are linked with a company. */
export const LINK_REASONS = ['name', 'other', 'former', 'writing', 'alias'] as const

/** A name under which its patents and marks are registered, with the reason and, of an alias, the note of the administrator. */
export const linkedNameSchema = z.object({ name: z.string(), reason: z.enum(LINK_REASONS), note: z.string().nullable() })

/** The companies linked with a name under which patents or marks are registered, each with the reason, the most certain first. */
export const linkedCompanySchema = z.object({
  name: z.string(),
  companies: z.array(z.object({ id: z.string(), name: z.string(), reason: z.enum(LINK_REASONS), note: z.string().nullable() })),
})

/** A company with everything its sources give. */
export const companySchema = companyRowSchema.extend({
  names: z.array(z.object({ lang: z.string(), text: z.string() })),
  other_names: z.array(z.string()),
  credit_code: z.string().nullable(),
  /** Null for a valid code, and without one; `expected` is the correct check digit if the code has one. */
  code_issue: z.object({ expected: z.string().nullable() }).nullable(),
  registration_number: z.string().nullable(),
  former_numbers: z.array(z.string()),
  lei: z.string().nullable(),
  /** Status of the LEI as its system writes it, the day of its next renewal, how far the data was checked, and the code of the register. */
  lei_registration: z
    .object({
      status: z.string(),
      renewal: z.string().nullable(),
      corroboration: z.string().nullable(),
      checked_at: z.string().nullable(),
    })
    .nullable(),
  /** Category in the Global LEI System, and the code of the register of its number there. */
  category: z.string().nullable(),
  registered_at: z.string().nullable(),
  scope: z.string().nullable(),
  headquarters: z.string().nullable(),
  closed: z.string().nullable(),
  shareholders: z.array(z.object({ name: z.string(), share: z.string().nullable() })),
  branches: z.array(z.object({ name: z.string(), credit_code: z.string().nullable() })),
  parents: z.array(relatedCompanySchema),
  /** The first hundred. */
  children: z.array(relatedCompanySchema),
  linked_names: z.array(linkedNameSchema),
  /** Formats and files it comes from, most trusted first. */
  sources: z.array(z.object({ format: z.string(), file: z.string().nullable() })),
})

export type CompanyRow = z.output<typeof companyRowSchema>
export type Company = z.output<typeof companySchema>
export type RelatedCompany = z.output<typeof relatedCompanySchema>
export type LinkedCompany = z.output<typeof linkedCompanySchema>
export type LinkedName = z.output<typeof linkedNameSchema>
