import * as z from 'zod'
import { call } from '../call.ts'
import { ownRejections } from '../capabilities.ts'
import { patentIdSchema } from './patent-id.ts'

export const viewCountCalls = {
  /** Whether another patent may be opened today; this call itself is not counted. */
  checkViewLimit: call({
    id: 'C.patentDetail.08',
    method: 'POST',
    path: '/api/search/view/count/valid',
    who: 'guest',
    request: z.object({ id: patentIdSchema }),
    answer: z.object({
      /** Patents that may be opened per day; null if unlimited. */
      limit: z.int().nullable(),
      /** Number of them opened today. */
      used: z.int(),
    }),
    errors: ['PATENT_NOT_FOUND', 'SEARCH_STARTING', ...ownRejections('viewPatents')],
    summary: { zh: '是否还能查看专利详情', en: 'Whether another patent can be viewed' },
  }),
}
