import * as z from 'zod'

/**
 * Where a synonym is known from: the table the operator edits, neighbours learned from the records of the index, a dictionary, or
 * records that say the same in two languages.
 */
export const synonymSchema = z.object({
  word: z.string(),
  language: z.enum(['zh', 'en']),
  source: z.enum(['operator', 'corpus', 'dictionary', 'records']),
  /** 0 to 1; 1 for what the operator says. */
  score: z.number(),
})

export type Synonym = z.output<typeof synonymSchema>

/** A word with its synonyms. */
export const expandedWordSchema = z.object({ word: z.string(), synonymList: z.array(synonymSchema) })

export type ExpandedWord = z.output<typeof expandedWordSchema>
