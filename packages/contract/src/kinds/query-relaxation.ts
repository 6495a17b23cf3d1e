import * as z from 'zod'

/** For a search without hits: which conditions to remove and which words may be misspelt. */
export const queryRelaxationSchema = z.object({
  /** The conditions combined by AND, in the query's order; empty if there is only one. */
  clauses: z.array(
    z.object({
      text: z.string(),
      /** Hits of this condition alone. */
      alone: z.int(),
      /** The query without it, and its hits. */
      without: z.object({ queryStr: z.string(), total: z.int() }),
    }),
  ),
  /** Words that do not occur in the index, with a likely correction; the corrected query finds `total`. */
  spelling: z.array(z.object({ word: z.string(), instead: z.string(), queryStr: z.string(), total: z.int() })),
  /** Hits of the query without the filters; null if there are none. */
  withoutFilters: z.int().nullable(),
})

export type QueryRelaxation = z.output<typeof queryRelaxationSchema>
