import * as z from 'zod'
import { diagnosticSchema } from './diagnostic.ts'

/** Hits of one part of a query, or of all of it. */
const countSchema = z.object({ total: z.int(), totalRelation: z.enum(['eq', 'gte']) })

/** Hits of the whole query and of each of its clauses; positions are UTF-16 offsets into queryStr. */
const countsSchema = countSchema.extend({
  clauses: z.array(countSchema.extend({ text: z.string(), start: z.int(), end: z.int() })),
})

/** The diagnostics of a query and its interpretation. */
export const queryCheckSchema = z.object({
  valid: z.boolean(),
  diagnostics: z.array(diagnosticSchema),
  /** The query in canonical form, null if it cannot be parsed. */
  formatted: z.string().nullable(),
  /** The query in words, in the request's language. */
  words: z.string().nullable(),
  /** Null unless counts were requested and the query can be run. */
  counts: countsSchema.nullable(),
})

export type QueryCheck = z.output<typeof queryCheckSchema>
