import * as z from 'zod'
import { call } from '../call.ts'
import { smsCodeSchema, phoneSchema } from './phone-schema.ts'
import { wirePasswordSchema } from './wire-password.ts'

export const passwordCalls = {
  /** Changes the password. `oldPassword` may be empty only if the account has no password yet (G35). */
  changePassword: call({
    id: 'C.account.09',
    method: 'POST',
    path: '/api/user/user/updatePassWord',
    who: 'login',
    request: z.object({ oldPassword: z.union([z.literal(''), wirePasswordSchema]).optional(), password: wirePasswordSchema }),
    // The old password is a proof itself, except for operators with TOTP.
    recentProof: { unlessGiven: 'oldPassword' },
    answer: z.literal(true),
    errors: ['OLD_PASSWORD_WRONG', 'PASSWORD_SAME', 'PASSWORD_COMMON', 'PASSWORD_IS_NAME', 'LOGIN_BUSY'],
    summary: { zh: '修改密码，或设置首个密码', en: 'Changes the password, or sets the first one' },
  }),
  /** Sets a new password, given a valid code for the phone; all sessions of the account end. */
  resetPassword: call({
    id: 'C.account.10',
    method: 'POST',
    path: '/api/user/user/retrievePassWord',
    who: 'public',
    request: z.object({ code: smsCodeSchema, telephone: phoneSchema, password: wirePasswordSchema }),
    answer: z.literal(true),
    errors: ['SMS_CODE_WRONG', 'TELEPHONE_UNKNOWN', 'PASSWORD_COMMON', 'PASSWORD_IS_NAME', 'LOGIN_BUSY'],
    summary: { zh: '忘记密码：重置', en: 'Resets a forgotten password' },
  }),
  /** Whether the password is too old and has to be changed (G36). */
  checkPasswordAge: call({
    id: 'C.account.27',
    method: 'GET',
    path: '/api/user/user/checkValidPassWord',
    who: 'login',
    request: z.object({}),
    answer: z.boolean(),
    summary: { zh: '密码是否已过期', en: 'Whether the password has expired' },
  }),
}
