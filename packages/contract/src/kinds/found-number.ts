import * as z from 'zod'

const numberedRecordSchema = z.object({
  /** Opens its page. */
  id: z.string(),
  /** Publication number; the application number if nothing is published. */
  number: z.string(),
  title: z.string().nullable(),
})

/** A number in a text, with its records. */
export const foundNumberSchema = z.object({
  /** As written in the text. */
  written: z.string(),
  /** Every plausible reading, the likeliest first: digits without an office may belong to several offices. */
  readings: z.array(
    z.object({
      /** Normalised: `US7654321B2`. */
      number: z.string(),
      /** `US 7,654,321 B2`. */
      label: z.string(),
      /** Pages of its office and others at which it can be looked up. */
      links: z.array(z.object({ name: z.string(), url: z.string() })),
    }),
  ),
  /** Publications with the number, those of an application, those that claim a priority. */
  records: z.array(numberedRecordSchema),
  /** If there are none: publications of the number with another kind code. */
  neighbours: z.array(numberedRecordSchema),
})

export type FoundNumber = z.output<typeof foundNumberSchema>
