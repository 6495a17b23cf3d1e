import * as z from 'zod'
import { call } from '../call.ts'
import { workSchema } from './captcha.ts'
import { LOGIN_ERRORS, loginAnswerSchema } from './login-answer.ts'
import { smsCodeSchema, phoneSchema } from './phone-schema.ts'
import { wirePasswordSchema } from './wire-password.ts'
import { text } from '../text.ts'

export const loginCalls = {
  /** Login by phone, or by a verified e-mail address, with a password and a captcha. */
  login: call({
    id: 'C.account.01',
    method: 'POST',
    path: '/api/user/user/login',
    who: 'public',
    request: z.object({
      verifyId: text().max(64),
      /** The captcha text as entered. */
      code: text().max(20),
      work: workSchema,
      password: wirePasswordSchema,
      phoneOrEmail: text().min(1).max(200),
      /** Name and major version of the browser (G121). */
      browserName: text().max(100).optional(),
    }),
    answer: loginAnswerSchema,
    errors: [...LOGIN_ERRORS, 'CAPTCHA_WRONG', 'WORK_NEEDED', 'PASSWORD_WRONG', 'LOGIN_BUSY'],
    summary: { zh: '账号密码登录', en: 'Login with account and password' },
  }),
  /** Login by a code sent to a phone; an unknown phone is registered. */
  loginByPhone: call({
    id: 'C.account.02',
    method: 'POST',
    path: '/api/user/user/telephoneLogin',
    who: 'public',
    request: z.object({
      code: smsCodeSchema,
      phoneOrEmail: phoneSchema,
      accountSource: text().trim().max(100).optional(),
      browserName: text().max(100).optional(),
    }),
    answer: loginAnswerSchema,
    errors: [...LOGIN_ERRORS, 'SMS_CODE_WRONG'],
    summary: { zh: '短信验证码登录，未注册的手机号自动注册', en: 'Login with an SMS code; registers unknown numbers' },
  }),
}
