import * as z from 'zod'

/** How a hit was found: by its title, by words, by words common to the best hits, or by a near vector. */
export const channelSchema = z.enum(['title', 'words', 'feedback', 'vector'])

/**
 * Source of a translation: the technical dictionary, a general dictionary, records and class titles in both languages, translations of
 * adjacent words that occur together in the records, or a table of the operator.
 */
export const translationSourceSchema = z.enum(['technical', 'dictionary', 'records', 'composed', 'operator'])

/** The reasons for the rank of a hit of semantic search. */
export const semanticMatchSchema = z.object({
  /** 0 to 100. */
  score: z.number(),
  /** Rank from 1 in each channel that found it. */
  ranks: z.partialRecord(channelSchema, z.int()),
  /** The terms that contributed most, highest first. */
  terms: z.array(
    z.object({
      word: z.string(),
      share: z.number(),
      channel: channelSchema,
      /** The word it was derived from and the source of the relation; with `feedback` the record that contributed most. */
      from: z.object({ word: z.string(), source: z.enum([...translationSourceSchema.options, 'feedback']) }).optional(),
    }),
  ),
  passage: z
    .object({
      column: z.string(),
      text: z.string(),
      cutBefore: z.boolean(),
      cutAfter: z.boolean(),
      marks: z.array(z.object({ start: z.int(), end: z.int() })),
    })
    .optional(),
})

export type SemanticMatch = z.output<typeof semanticMatchSchema>
