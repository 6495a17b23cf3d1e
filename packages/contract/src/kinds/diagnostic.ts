import * as z from 'zod'

/** An error, warning or hint in a query at an exact position, in the request's language. */
export const diagnosticSchema = z.object({
  code: z.string(),
  severity: z.enum(['error', 'warning', 'info']),
  /** UTF-16 offset into queryStr. */
  start: z.int(),
  /** Replaces `start` to `end` by `text`. */
  end: z.int(),
  message: z.string(),
  /** Puts `text` in place of `start` to `end`. */
  fix: z.object({ title: z.string(), start: z.int(), end: z.int(), text: z.string() }).nullable(),
})

export type Diagnostic = z.output<typeof diagnosticSchema>
