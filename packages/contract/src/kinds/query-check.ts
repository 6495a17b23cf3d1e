import * as z from 'zod'
import { diagnosticSchema } from './diagnostic.ts'

/** Records that one part of a query, or all of it, finds by itself. */
const countSchema = z.object({ total: z.int(), totalRelation: z.enum(['eq', 'gte']) })

/** How many records the whole query finds and each of its clauses by itself; places are UTF-16 offsets into queryStr. */
const countsSchema = countSchema.extend({
  clauses: z.array(countSchema.extend({ text: z.string(), start: z.int(), end: z.int() })),
})

/** What is wrong with a query, and what it means. */
export const queryCheckSchema = z.object({
  valid: z.boolean(),
  diagnostics: z.array(diagnosticSchema),
  /** The query printed in its canonical form, null when it cannot be read. */
  formatted: z.string().nullable(),
  /** The query said in words, in the request's language. */
  words: z.string().nullable(),
  /** Null unless counts were asked for and the query can be run. */
  counts: countsSchema.nullable(),
})

export type QueryCheck = z.output<typeof queryCheckSchema>
