import * as z from 'zod'

/** A word with the records that hold it: about so many with `about`, no number where that is not known. */
export const suggestedWordSchema = z.object({ name: z.string(), count: z.int().optional(), about: z.literal(true).optional() })
/** A company with the records it is a party of. */
export const suggestedCompanySchema = z.object({ name: z.string(), count: z.int() })

/** What a typed text may become. */
export const suggestionsSchema = z.object({ normalWordList: z.array(suggestedWordSchema), companyList: z.array(suggestedCompanySchema) })

export type Suggestions = z.output<typeof suggestionsSchema>
