import * as z from 'zod'
import { call } from '../call.ts'
import { patentIdSchema } from './patent-id.ts'
import { text } from '../text.ts'

/** A claim with those that depend on it. */
export const claimNodeSchema = z.object({
  num: z.int(),
  text: z.string(),
  /** Numbers of all claims it refers to; it is a child of the first. */
  dependOn: z.array(z.int()),
  get children() {
    return z.array(claimNodeSchema)
  },
})

export type ClaimNode = z.output<typeof claimNodeSchema>

export const claimTreeCalls = {
  /** The claims of a patent as trees, in one language. */
  getClaimTree: call({
    id: 'C.patentDetail.03',
    method: 'POST',
    path: '/api/search/claim/claimTree',
    who: 'guest',
    signed: true,
    request: z.object({
      id: patentIdSchema,
      /** ISO 639-1; default: the caller's language, or the first available. */
      lang: text()
        .regex(/^[a-z]{2,3}$/)
        .optional(),
    }),
    answer: z.array(claimNodeSchema),
    requires: 'viewPatents',
    errors: ['PATENT_NOT_FOUND', 'SEARCH_STARTING', 'SIGNATURE_MISSING', 'SIGNATURE_EXPIRED', 'SIGNATURE_WRONG'],
    summary: { zh: '权利要求树', en: 'Claim tree of a patent' },
  }),
}
