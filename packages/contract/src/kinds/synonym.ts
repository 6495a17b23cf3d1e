import * as z from 'zod'
import { translationSourceSchema } from './semantic-match.ts'

/**
 * Source of a synonym: the table edited by the operator, neighbours learned from the records of the index, a dictionary, or records with
 * texts in two languages.
 */
export const synonymSchema = z.object({
  word: z.string(),
  language: z.enum(['zh', 'en']),
  source: z.enum(['operator', 'corpus', ...translationSourceSchema.exclude(['operator']).options]),
  /** 0 to 1; 1 for synonyms of the operator. */
  score: z.number(),
})

export type Synonym = z.output<typeof synonymSchema>

/** A word with its synonyms. */
export const expandedWordSchema = z.object({ word: z.string(), synonymList: z.array(synonymSchema) })

export type ExpandedWord = z.output<typeof expandedWordSchema>
