import * as z from 'zod'
import { call } from '../call.ts'

export const guestTokenCalls = {
  /** A token for a visitor, valid 24 hours; `userId` is a UUID the browser keeps (decisions G117). */
  getGuestToken: call({
    id: 'C.account.30',
    method: 'GET',
    path: '/api/user/user/getYoukeToken',
    who: 'public',
    request: z.object({ userId: z.guid() }),
    /** The token itself; calls carry it in the header `token`. */
    answer: z.string(),
    summary: { zh: '获取游客令牌', en: 'Issues a guest token' },
  }),
}
