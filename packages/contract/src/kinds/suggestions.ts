import * as z from 'zod'

/** A word with its number of records: approximate with `about`, null if unknown. */
export const suggestedWordSchema = z.object({ name: z.string(), count: z.int().optional(), about: z.literal(true).optional() })
/** A company with the number of records it is a party of. */
export const suggestedCompanySchema = z.object({ name: z.string(), count: z.int() })

/** Suggestions for a typed text. */
export const suggestionsSchema = z.object({ normalWordList: z.array(suggestedWordSchema), companyList: z.array(suggestedCompanySchema) })

export type Suggestions = z.output<typeof suggestionsSchema>
