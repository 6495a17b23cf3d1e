import * as z from 'zod'
import { call } from '../call.ts'
import { localizedIssue } from '../localized-issue.ts'
import { smsCodeSchema } from './phone-schema.ts'
import { totpCodeSchema } from './totp.ts'
import { wirePasswordSchema } from './wire-password.ts'

export const identityProofCalls = {
  /** Methods by which the caller can prove their identity before a sensitive call; if all are false, only a new login does. */
  listProofMethods: call({
    id: null,
    method: 'POST',
    path: '/api/user/user/listProofMethods',
    who: 'login',
    request: z.object({}).nullish(),
    answer: z.object({
      password: z.boolean(),
      /** By a code sent to the phone of the account (`sendCode` with the purpose `proof`). */
      sms: z.boolean(),
      /** By a code of an authenticator app: the only method of an operator who has set one up. */
      totp: z.boolean(),
      /** The phone of the account, masked: first 3 digits, stars, last 4; empty without one. */
      telephone: z.string(),
    }),
    summary: { zh: '可用的身份验证方式', en: 'Available methods of proof of identity' },
  }),
  /**
   * Proves who the caller is by the password, an SMS code or TOTP; calls with `recentProof` are then admitted for 10 minutes in this
   * session.
   */
  proveIdentity: call({
    id: null,
    method: 'POST',
    path: '/api/user/user/proveIdentity',
    who: 'login',
    request: z
      .object({ password: wirePasswordSchema.optional(), code: smsCodeSchema.optional(), totp: totpCodeSchema.optional() })
      .refine(
        (given) => Object.values(given).filter((value) => value !== undefined).length === 1,
        localizedIssue('password、code、totp 须恰好给出一项', 'must have exactly one of password, code and totp'),
      ),
    answer: z.literal(true),
    errors: ['PROOF_WRONG', 'SMS_CODE_WRONG', 'TOTP_WRONG', 'LOGIN_BUSY'],
    summary: { zh: '验证身份', en: 'Proves the identity of the caller' },
  }),
}
