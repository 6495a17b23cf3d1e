import * as z from 'zod'

const numberedRecordSchema = z.object({
  /** Opens its page. */
  id: z.string(),
  /** Publication number, or that of the application of which nothing is published. */
  number: z.string(),
  title: z.string().nullable(),
})

/** A number of a text, and what is held of it. */
export const foundNumberSchema = z.object({
  /** As in the text. */
  written: z.string(),
  /** Every plausible reading, the likeliest first: digits without an office may be numbers of several. */
  readings: z.array(
    z.object({
      /** Normalised: `US7654321B2`. */
      number: z.string(),
      /** `US 7,654,321 B2`. */
      label: z.string(),
      /** Where it can be looked up at its office and elsewhere. */
      links: z.array(z.object({ name: z.string(), url: z.string() })),
    }),
  ),
  /** Publications with the number, those of an application, those that claim a priority. */
  records: z.array(numberedRecordSchema),
  /** Where there are none: publications of the number with another kind code. */
  neighbours: z.array(numberedRecordSchema),
})

export type FoundNumber = z.output<typeof foundNumberSchema>
