import * as z from 'zod'

/** How a hit was found: its title is the question, words, words the best hits have in common, or a near vector. */
export const channelSchema = z.enum(['title', 'words', 'feedback', 'vector'])

/** Why a hit of semantic search stands where it does. */
export const semanticMatchSchema = z.object({
  /** 0 to 100. */
  score: z.number(),
  /** Place from 1 in each channel that found it. */
  ranks: z.partialRecord(channelSchema, z.int()),
  /** What drove it, most first. */
  terms: z.array(
    z.object({
      word: z.string(),
      share: z.number(),
      channel: channelSchema,
      /** What it stands for, and where that is known from; with `feedback` the record that gave most. */
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
