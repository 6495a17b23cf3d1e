import * as z from 'zod'

/** How a hit was found: by its title, by words, by words common to the best hits, or by a near vector. */
export const channelSchema = z.enum(['title', 'words', 'feedback', 'vector'])

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
      from: z.object({ word: z.string(), source: z.enum(['dictionary', 'records', 'operator', 'feedback']) }).optional(),
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
