import * as z from 'zod'

/** Another reading of a query of plain words: as a name or as a class. */
export const queryReadingSchema = z.object({
  /** The field of the reading: `AP`, `in`, `ipc`. */
  field: z.string(),
  /** Label of the field in the language of the request. */
  label: z.string(),
  /** The name as typed, or the class symbol in the notation of its scheme. */
  value: z.string(),
  /** Title of a class in the language of the request; null for names and unknown titles. */
  title: z.string().nullable(),
  queryStr: z.string(),
  total: z.int(),
})

export type QueryReading = z.output<typeof queryReadingSchema>
