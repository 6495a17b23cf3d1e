import * as z from 'zod'
import { call } from '../call.ts'

/** Guides a user sees once. */
export const GUIDES = ['home'] as const

export const guideCalls = {
  /** Records that the user saw or skipped a guide (G59): `guideStatus` is 1 from then on and the guide is not shown again. */
  markGuideSeen: call({
    id: 'C.guide.01',
    method: 'POST',
    path: '/api/user/guide/add',
    aliases: ['/api/user/user/guide/add'],
    who: 'login',
    request: z.object({ type: z.enum(GUIDES) }),
    answer: z.literal(true),
    summary: { zh: '将新手引导标为已看', en: 'Marks the quick tour as seen' },
  }),
}
