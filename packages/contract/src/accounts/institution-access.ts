import * as z from 'zod'
import { call } from '../call.ts'

export const institutionAccessCalls = {
  /** The institution from whose network the caller comes, and whether it gives them rights now; null if none does. */
  getInstitutionAccess: call({
    id: null,
    method: 'POST',
    path: '/api/user/user/getInstitutionAccess',
    who: 'guest',
    request: z.object({}).nullish(),
    answer: z
      .object({
        zh: z.string(),
        en: z.string(),
        /** full: all places of the institution are taken. */
        state: z.enum(['reading', 'full']),
        seats: z.int(),
      })
      .nullable(),
    summary: { zh: '所在机构的访问权益', en: 'Access by the institution of the caller' },
  }),
}
