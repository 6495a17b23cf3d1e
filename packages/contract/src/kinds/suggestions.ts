import * as z from 'zod'

/** A word with its number of records: approximate with `about`, null if unknown. */
export const suggestedWordSchema = z.object({ name: z.string(), count: z.int().optional(), about: z.literal(true).optional() })
/** A company with the number of records it is a party of. */
export const suggestedCompanySchema = z.object({ name: z.string(), count: z.int() })

/** A value of the field at the end of the text (`AP=`, `ipc=`), with the completed query. */
export const suggestedValueSchema = z.object({
  name: z.string(),
  /** Of a class, in the language of the request. */
  title: z.string().optional(),
  count: z.int().optional(),
  queryStr: z.string(),
})

/** Completions of a typed text; `valueList` only if it ends in a value of a field, without words and companies. */
export const suggestionsSchema = z.object({
  normalWordList: z.array(suggestedWordSchema),
  companyList: z.array(suggestedCompanySchema),
  valueList: z.array(suggestedValueSchema).optional(),
})

export type SuggestedValue = z.output<typeof suggestedValueSchema>
export type Suggestions = z.output<typeof suggestionsSchema>
