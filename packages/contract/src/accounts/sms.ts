import * as z from 'zod'
import { call } from '../call.ts'
import { smsCodeSchema, phoneSchema } from './phone-schema.ts'
import { SMS_PURPOSES } from './sms-purposes.ts'

const purpose = z.enum(SMS_PURPOSES).optional()

export const smsCalls = {
  /**
   * Sends a code of 6 digits that is valid for 5 minutes. Limits per phone: one in 60 seconds (more only after a captcha, G132) and 10 a
   * day (G39). The code is valid for one purpose in the requesting browser (cookie `device`; a client without cookies counts as one
   * browser). Without a purpose the caller decides: with the token of a user it is valid for changes of the account, otherwise for login,
   * registration, a forgotten password and the binding of WeChat; for reservations in both cases.
   */
  sendCode: call({
    id: 'C.account.05',
    method: 'POST',
    path: '/api/user/user/sendCode',
    who: 'public',
    request: z.object({ telephone: phoneSchema, purpose }),
    answer: z.literal(true),
    errors: ['CAPTCHA_NEEDED', 'SMS_DAILY_LIMIT', 'SMS_FAILED', 'FEATURE_OFF'],
    summary: { zh: '发送短信验证码', en: 'Sends an SMS code' },
  }),
  /** Checks a code without consuming it: the newest one of this browser for the phone, and for the purpose if one is given. */
  checkPhoneCode: call({
    id: 'C.account.06',
    method: 'POST',
    path: '/api/user/user/checkTelephoneCode',
    who: 'public',
    request: z.object({ code: smsCodeSchema, telephone: phoneSchema, purpose }),
    answer: z.literal(true),
    errors: ['SMS_CODE_WRONG'],
    summary: { zh: '校验短信验证码，不消耗', en: 'Checks an SMS code without consuming it' },
  }),
  /** Whether the carrier confirmed the phone in the last 5 minutes (G110). Polled every 2 seconds. */
  checkPhoneAuth: call({
    id: 'C.account.34',
    method: 'POST',
    path: '/api/user/user/checkTelephoneAuth',
    who: 'public',
    request: z.object({ telephone: phoneSchema }),
    answer: z.boolean(),
    summary: { zh: '手机实名认证是否通过', en: 'Whether the carrier has verified the phone' },
  }),
  /** Whether the phone belongs to an account that is bound to WeChat. */
  checkPhoneBinding: call({
    id: 'C.account.07',
    method: 'POST',
    path: '/api/user/user/checkTelephoneBindingStatus',
    who: 'public',
    request: z.object({ telephone: phoneSchema }),
    answer: z.boolean(),
    errors: ['CAPTCHA_NEEDED'],
    summary: { zh: '手机号是否已绑定其他微信账号', en: 'Whether the mobile number is linked to another WeChat account' },
  }),
}
