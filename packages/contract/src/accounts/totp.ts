import * as z from 'zod'
import { call } from '../call.ts'
import { localizedIssue } from '../localized-issue.ts'
import { text } from '../text.ts'
import { LOGIN_ERRORS, loginAnswerSchema } from './login-answer.ts'

/** A code of an authenticator app (RFC 6238, 6 digits), or a recovery code; spaces, hyphens and case do not matter. */
export const totpCodeSchema = text()
  .max(40)
  .transform((code) => code.replace(/[\s-]/g, '').toUpperCase())
  .refine((code) => /^(?:\d{6}|[A-Z2-7]{16})$/.test(code), localizedIssue('须为 6 位数字或恢复码', 'must be 6 digits or a recovery code'))

export const totpCalls = {
  /**
   * Completes the login of an operator that was answered TOTP_NEEDED, whose data holds `token`: within 5 minutes, by a code or a recovery
   * code.
   */
  loginByTotp: call({
    id: null,
    method: 'POST',
    path: '/api/user/user/totpLogin',
    who: 'public',
    request: z.object({ token: text().min(1).max(100), code: totpCodeSchema, browserName: text().max(100).optional() }),
    answer: loginAnswerSchema,
    errors: [...LOGIN_ERRORS, 'TOTP_WRONG', 'TOTP_LOGIN_EXPIRED'],
    summary: { zh: '管理员登录第二步：动态口令', en: 'Second step of the login of an administrator: TOTP' },
  }),
  /** Whether the administrator has set up TOTP, and has to (GEZHI_OPERATOR_TOTP). */
  getTotpState: call({
    id: null,
    method: 'POST',
    path: '/api/user/totp/state',
    who: 'login',
    request: z.object({}).nullish(),
    answer: z.object({ enrolled: z.boolean(), required: z.boolean(), recoveryCodesLeft: z.int() }),
    summary: { zh: '动态口令状态（管理员）', en: 'State of TOTP (administrators)' },
  }),
  /**
   * Creates a secret for an authenticator app. It replaces the current one once a code of it is confirmed; an operator who has one needs a
   * code of it, or a recovery code.
   */
  beginTotp: call({
    id: null,
    method: 'POST',
    path: '/api/user/totp/begin',
    who: 'login',
    recentProof: true,
    request: z.object({ code: totpCodeSchema.optional() }).nullish(),
    answer: z.object({
      /** In base32, to be typed. */
      secret: z.string(),
      /** `otpauth://totp/…`, to be scanned. */
      uri: z.string(),
    }),
    errors: ['TOTP_WRONG'],
    summary: { zh: '开始设置动态口令（管理员）', en: 'Starts the setup of TOTP (administrators)' },
  }),
  /** Confirms that the app has the secret of `beginTotp`. Returns 10 recovery codes, which are valid once each and never returned again. */
  confirmTotp: call({
    id: null,
    method: 'POST',
    path: '/api/user/totp/confirm',
    who: 'login',
    recentProof: true,
    request: z.object({ code: totpCodeSchema }),
    answer: z.object({ recoveryCodes: z.array(z.string()) }),
    errors: ['TOTP_WRONG'],
    summary: { zh: '确认动态口令（管理员）', en: 'Confirms TOTP (administrators)' },
  }),
}
