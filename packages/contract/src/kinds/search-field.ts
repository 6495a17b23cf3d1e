import * as z from 'zod'

/** A field forms offer, and how a value of it is asked for. */
export const searchFieldSchema = z.object({
  /** The field's place in the table of fields, from 1. */
  id: z.string(),
  /** In the request's language. */
  name: z.string(),
  /** The command in a query: `TI`. */
  code: z.string(),
  group: z.string(),
  groupName: z.string(),
  inputType: z.enum(['text', 'party', 'number', 'date', 'class', 'code', 'count']),
  /** Other names the query language takes for it. */
  aliases: z.array(z.string()),
  /** A query that uses it. */
  example: z.string(),
  /** The values of a field of codes; empty where a value is written freely. */
  values: z.array(z.object({ value: z.string(), name: z.string() })),
})

export type SearchField = z.output<typeof searchFieldSchema>
