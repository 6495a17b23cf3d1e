import * as z from 'zod'
import { call } from '../call.ts'
import { LOGIN_ERRORS, loginAnswerSchema } from './login-answer.ts'
import { text } from '../text.ts'

const browserName = text().max(100).optional()
/** Issued by `completeSingleSignOn`. */
const token = text().min(1).max(100)

/** A person who has no account yet: there is no loginBean, so the page asks whether to create one or to link one. */
const newcomerSchema = z.object({
  /** Valid for 10 minutes, for `createSingleSignOnAccount` or `bindSingleSignOn`. */
  token: z.string(),
  /** As the identity provider knows them. */
  name: z.string().nullable(),
  email: z.string().nullable(),
  /** An account has this e-mail address; whoever owns it can log in to it and link it. */
  emailTaken: z.boolean(),
})

export const singleSignOnCalls = {
  /**
   * Starts a login at the institution: the address to which the page navigates. The response sets a cookie, without which the login cannot
   * be completed.
   */
  beginSingleSignOn: call({
    id: null,
    method: 'POST',
    path: '/api/user/user/beginSingleSignOn',
    who: 'public',
    request: z.object({}).nullish(),
    answer: z.object({ url: z.string() }),
    errors: ['FEATURE_OFF', 'SINGLE_SIGN_ON_AWAY'],
    summary: { zh: '开始单点登录', en: 'Starts a single sign-on' },
  }),
  /** Completes a login with the parameters of the redirect back, once, in the browser that started it. */
  completeSingleSignOn: call({
    id: null,
    method: 'POST',
    path: '/api/user/user/completeSingleSignOn',
    who: 'public',
    request: z.object({
      code: text().min(1).max(4000),
      state: text().min(1).max(200),
      /** The issuer, if the provider sends it (RFC 9207). */
      iss: text().max(2000).optional(),
      browserName,
    }),
    answer: z.union([loginAnswerSchema, newcomerSchema]),
    errors: [...LOGIN_ERRORS, 'FEATURE_OFF', 'SINGLE_SIGN_ON_AWAY', 'SINGLE_SIGN_ON_FAILED', 'SINGLE_SIGN_ON_DENIED'],
    summary: { zh: '完成单点登录', en: 'Completes a single sign-on' },
  }),
  /** Creates an account for the person of a completed login, and logs in. */
  createSingleSignOnAccount: call({
    id: null,
    method: 'POST',
    path: '/api/user/user/createSingleSignOnAccount',
    who: 'public',
    request: z.object({ token, browserName }),
    answer: loginAnswerSchema,
    errors: [...LOGIN_ERRORS, 'SINGLE_SIGN_ON_EXPIRED'],
    summary: { zh: '以单点登录创建账号', en: 'Creates an account by single sign-on' },
  }),
  /** Links the signed-in account to the person of a completed login. */
  bindSingleSignOn: call({
    id: null,
    method: 'POST',
    path: '/api/user/user/bindSingleSignOn',
    who: 'login',
    recentProof: true,
    request: z.object({ token }),
    answer: z.literal(true),
    errors: ['SINGLE_SIGN_ON_EXPIRED', 'SINGLE_SIGN_ON_BOUND', 'SINGLE_SIGN_ON_HELD'],
    summary: { zh: '绑定单点登录', en: 'Links the account to single sign-on' },
  }),
  /** Removes the link from an account that can be logged in to without it. */
  unbindSingleSignOn: call({
    id: null,
    method: 'POST',
    path: '/api/user/user/unbindSingleSignOn',
    who: 'login',
    recentProof: true,
    request: z.object({}).nullish(),
    answer: z.literal(true),
    errors: ['TELEPHONE_NEEDED'],
    summary: { zh: '解绑单点登录', en: 'Unlinks the account from single sign-on' },
  }),
  /** Whether the signed-in account is linked to the institution. */
  checkSingleSignOn: call({
    id: null,
    method: 'POST',
    path: '/api/user/user/checkSingleSignOn',
    who: 'login',
    request: z.object({}).nullish(),
    answer: z.boolean(),
    summary: { zh: '是否已绑定单点登录', en: 'Whether the account is linked to single sign-on' },
  }),
}
