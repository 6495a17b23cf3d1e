import * as z from 'zod'

/** What a query of plain words finds as something else: as a name, or as a class. */
export const queryReadingSchema = z.object({
  /** The field that is searched then: `AP`, `in`, `ipc`. */
  field: z.string(),
  /** What the field is called, in the language of the request. */
  label: z.string(),
  /** The name as typed, or the class as its scheme writes it. */
  value: z.string(),
  /** Of a class, in the language of the request; null for names, and where no title is known. */
  title: z.string().nullable(),
  queryStr: z.string(),
  total: z.int(),
})

export type QueryReading = z.output<typeof queryReadingSchema>
