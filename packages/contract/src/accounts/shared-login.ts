import * as z from 'zod'
import { call } from '../call.ts'
import { text } from '../text.ts'

export const sharedLoginCalls = {
  /**
   * Shares the session of this browser with the other sites of `GEZHI_SHARED_LOGIN_SITES` (G199): returns a code that each of them may
   * exchange once within 60 seconds. The response sets a cookie for this host only; the code cannot be exchanged without it.
   */
  shareLogin: call({
    id: null,
    method: 'POST',
    path: '/api/user/user/shareLogin',
    who: 'login',
    request: z.object({}).nullish(),
    answer: z.object({ code: z.string() }),
    errors: ['FEATURE_OFF', 'SITE_NOT_LISTED'],
    summary: { zh: '向其他站点共享登录', en: 'Shares the login with the other sites' },
  }),

  /**
   * Exchanges the code of another site for its session. The page calls the host of the site that shared its login, with cookies: only the
   * browser that logged in there sends the cookie that belongs to the code.
   */
  takeSharedLogin: call({
    id: null,
    method: 'POST',
    path: '/api/user/user/takeSharedLogin',
    who: 'public',
    request: z.object({ code: text().min(1).max(100) }),
    answer: z.object({
      token: z.string(),
      userInfo: z.object({
        nick: z.string(),
        avatar: z.string().nullable(),
        /** Masked. */
        telephone: z.string(),
        loginCount: z.number().int(),
        guideStatus: z.number().int(),
      }),
    }),
    errors: ['FEATURE_OFF', 'SITE_NOT_LISTED', 'SHARED_LOGIN_OVER'],
    summary: { zh: '换取其他站点共享的登录', en: 'Exchanges the code of a shared login' },
  }),
}
