import * as z from 'zod'

/** A field offered by forms, and how its values are entered. */
export const searchFieldSchema = z.object({
  /** The field's position in the table of fields, from 1. */
  id: z.string(),
  /** In the request's language. */
  name: z.string(),
  /** The command in a query: `TI`. */
  code: z.string(),
  group: z.string(),
  groupName: z.string(),
  inputType: z.enum(['text', 'party', 'number', 'date', 'class', 'code', 'count']),
  /** Other names accepted by the query language. */
  aliases: z.array(z.string()),
  /** A query that uses it. */
  example: z.string(),
  /** The values of a field of codes; empty if values are free text. */
  values: z.array(z.object({ value: z.string(), name: z.string() })),
})

export type SearchField = z.output<typeof searchFieldSchema>
