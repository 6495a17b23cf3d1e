import * as z from 'zod'

/** For a search that finds nothing: which of its parts to give up, and which words may be misspelt. */
export const looseningSchema = z.object({
  /** The parts that all must hold, in the query's order; empty where there is one only. */
  clauses: z.array(
    z.object({
      text: z.string(),
      /** Records this part finds by itself. */
      alone: z.int(),
      /** The query without it, and what that finds. */
      without: z.object({ queryStr: z.string(), total: z.int() }),
    }),
  ),
  /** Words that stand nowhere, with what may be meant; the query with that instead finds `total`. */
  spelling: z.array(z.object({ word: z.string(), instead: z.string(), queryStr: z.string(), total: z.int() })),
  /** What the query finds without the filters; null where there are none. */
  withoutFilters: z.int().nullable(),
})

export type Loosening = z.output<typeof looseningSchema>
