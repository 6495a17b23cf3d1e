import * as z from 'zod'

/** Media type of errors of the open API (RFC 9457). */
export const PROBLEM_TYPE = 'application/problem+json'

/** An error of the open API. */
export const problemSchema = z.strictObject({
  /** `urn:gezhi:error:` and the name of the error. */
  type: z.string(),
  /** What is wrong, in the language of the request. */
  title: z.string(),
  status: z.int(),
  /** Also in the header x-request-id and in the log of the server. */
  requestId: z.string(),
  /** The fields that are wrong, if some are. */
  errors: z.array(z.strictObject({ field: z.string(), message: z.string(), position: z.int().optional() })).optional(),
})

export type Problem = z.output<typeof problemSchema>
