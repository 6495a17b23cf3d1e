import * as z from 'zod'
import { call } from '../call.ts'
import { text } from '../text.ts'

/** A captcha: 4 characters, any letter case, one use, 5 minutes. */
const captchaSchema = z.object({
  verifyId: z.string(),
  /** The picture, 110 × 40, as a data URI. */
  verifyImgStr: z.string(),
  /**
   * A proof of work for this captcha: a nonce for which SHA-256 of `verifyId:nonce` begins with `bits` zero bits. Required from addresses
   * that requested more than a few captchas in the last 15 minutes.
   */
  work: z.object({ bits: z.int(), required: z.boolean() }),
})

const previous = z.object({
  /** The captcha this one replaces; empty for the first. */
  verifyId: text().max(64).default(''),
})

const attempt = z.object({ result: text().max(20), verifyId: text().max(64) })

/** The nonce of a proof of work. */
export const workSchema = text().max(40).optional()

export const captchaCalls = {
  /** A captcha for the login form. */
  getLoginCaptcha: call({
    id: 'C.captcha.01',
    method: 'POST',
    path: '/api/user/user/getLoginCode',
    who: 'public',
    request: previous,
    answer: captchaSchema,
    summary: { zh: '登录图形验证码', en: 'Captcha for the login form' },
  }),
  /** Checks a captcha text without consuming the captcha: the login checks it again (G11). */
  checkLoginCaptcha: call({
    id: 'C.captcha.02',
    method: 'POST',
    path: '/api/user/user/checkLoginCode',
    who: 'public',
    request: attempt.extend({ work: workSchema }),
    answer: z.literal(true),
    errors: ['CAPTCHA_WRONG', 'WORK_NEEDED'],
    summary: { zh: '预检登录图形验证码', en: 'Checks a login captcha answer without consuming it' },
  }),
  /** A new captcha image for the too-frequent dialog; `verifyId` is the one of the 429 response or of the previous image. */
  refreshCaptcha: call({
    id: 'C.captcha.03',
    method: 'POST',
    path: '/api/search/captcha/refresh',
    who: 'public',
    request: previous,
    answer: captchaSchema,
    summary: { zh: '刷新频繁操作验证码', en: 'New captcha for the rate limit dialog' },
  }),
  /** A correct captcha text lets the call that got 429 through once. */
  checkCaptcha: call({
    id: 'C.captcha.04',
    method: 'POST',
    path: '/api/search/captcha/check',
    who: 'public',
    request: attempt.extend({ work: workSchema }),
    answer: z.literal(true),
    errors: ['CAPTCHA_WRONG', 'WORK_NEEDED'],
    summary: { zh: '校验频繁操作验证码', en: 'Checks the captcha answer of the rate limit dialog' },
  }),
}
