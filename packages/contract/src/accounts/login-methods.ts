import * as z from 'zod'
import { call } from '../call.ts'
import { storable, text } from '../text.ts'

export const loginMethodsCalls = {
  /** What the carrier's script in the page needs to start. */
  beginPhoneAuth: call({
    id: null,
    method: 'POST',
    path: '/api/user/user/beginTelephoneAuth',
    who: 'public',
    request: z.object({ url: z.url().check(storable).max(2000) }),
    answer: z.object({ accessToken: z.string(), jwtToken: z.string() }),
    errors: ['FEATURE_OFF', 'PHONE_AUTH_FAILED'],
    summary: { zh: '开始手机实名认证', en: 'Starts phone verification by the carrier' },
  }),
  /** Exchanges the carrier's token; the phone it identifies counts as confirmed for 5 minutes. */
  confirmPhoneAuth: call({
    id: null,
    method: 'POST',
    path: '/api/user/user/confirmTelephoneAuth',
    who: 'public',
    request: z.object({ token: text().min(1).max(4000) }),
    answer: z.literal(true),
    errors: ['FEATURE_OFF', 'PHONE_AUTH_FAILED'],
    summary: { zh: '完成手机实名认证', en: 'Completes phone verification by the carrier' },
  }),
  /** Which gateways are enabled; the web app hides what needs a disabled one. */
  getLoginMethods: call({
    id: null,
    method: 'GET',
    path: '/api/user/user/getLoginWays',
    who: 'public',
    request: z.object({}),
    answer: z.object({
      sms: z.boolean(),
      mail: z.boolean(),
      wechat: z.boolean(),
      phoneAuth: z.boolean(),
      /** Names of the institution on the button of single sign-on; null where it is not offered. */
      singleSignOn: z.object({ zh: z.string(), en: z.string() }).nullable(),
      /** Some gateway is a sandbox: the pages for developers are available. */
      sandbox: z.boolean(),
    }),
    summary: { zh: '已开通的登录与通知方式', en: 'Available login and notification methods' },
  }),
}
