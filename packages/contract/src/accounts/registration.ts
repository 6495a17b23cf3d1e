import * as z from 'zod'
import { call } from '../call.ts'
import { localizedIssue } from '../localized-issue.ts'
import { emailSchema } from './email.ts'
import { nickSchema } from './nick.ts'
import { professionSchema } from './profile.ts'
import { smsCodeSchema, phoneSchema } from './phone-schema.ts'
import { wirePasswordSchema } from './wire-password.ts'
import { jsonValue, text } from '../text.ts'

/** Characters of the data of an advertisement, as JSON. */
const MAX_POST_DATA = 10_000

/** What `checkAvailability` returns for a phone without an account; forms compare it (G31). */
export const PHONE_IS_FREE = '手机号码未被注册!'

export const registrationCalls = {
  /**
   * Whether a nick, phone or e-mail is free; 400 if it is taken. Exactly one of the three is given. More than five calls from one address
   * in 10 minutes need a captcha.
   */
  checkAvailability: call({
    id: 'C.account.08',
    method: 'POST',
    path: '/api/user/user/checkUserInfo',
    who: 'public',
    request: z
      .object({ nick: nickSchema.optional(), telephone: phoneSchema.optional(), email: emailSchema.optional() })
      .refine(
        (given) => Object.values(given).filter((value) => value !== undefined).length === 1,
        localizedIssue('nick、telephone、email 须恰好给出一项', 'must have exactly one of nick, telephone and email'),
      ),
    answer: z.union([z.literal(true), z.literal(PHONE_IS_FREE)]),
    errors: ['NICK_TAKEN', 'TELEPHONE_TAKEN', 'EMAIL_TAKEN', 'CAPTCHA_NEEDED'],
    summary: { zh: '用户名、手机号或邮箱是否可用', en: 'Whether a user name, mobile number or e-mail address is available' },
  }),
  /** Registers an account; does not log it in (G124). */
  registerAccount: call({
    id: 'C.account.33',
    method: 'POST',
    path: '/api/user/user/regist',
    aliases: ['/api/user/user/register'],
    who: 'public',
    request: z.object({
      nick: nickSchema,
      password: wirePasswordSchema,
      telephone: phoneSchema,
      email: emailSchema,
      /** The code sent to the phone. */
      yzmCodes: smsCodeSchema,
      address: text().trim().max(200).optional(),
      /** A code of listProfessions. */
      profession: professionSchema.optional(),
      accountSource: text().trim().max(100).optional(),
    }),
    answer: z.literal(true),
    errors: [
      'NICK_TAKEN',
      'TELEPHONE_TAKEN',
      'EMAIL_TAKEN',
      'SMS_CODE_WRONG',
      'PASSWORD_COMMON',
      'PASSWORD_IS_NAME',
      'LOGIN_BUSY',
      'CAPTCHA_NEEDED',
    ],
    summary: { zh: '注册', en: 'Registration' },
  }),
  /** Reports a registration that came from an advertisement. */
  addConversion: call({
    id: 'C.stats.01',
    method: 'POST',
    path: '/api/user/convertData/add',
    who: 'public',
    request: z.object({
      /** MD5 of `conversionSignText`. */
      appSign: wirePasswordSchema,
      keyWord: text().trim().max(500).default(''),
      /** A with postData and a signature for one search engine, B for another. */
      type: z.enum(['A', 'B']),
      telephone: phoneSchema,
      postData: jsonValue()
        .refine(
          (value) => (JSON.stringify(value)?.length ?? 0) <= MAX_POST_DATA,
          localizedIssue(`不得超过 ${MAX_POST_DATA} 个字符`, `must not exceed ${MAX_POST_DATA} characters`),
        )
        .optional(),
      signature: text().max(1000).optional(),
    }),
    answer: z.literal(true),
    errors: ['SIGNATURE_WRONG'],
    summary: { zh: '广告转化上报', en: 'Reports an advertising conversion' },
  }),
}
