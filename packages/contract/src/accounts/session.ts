import * as z from 'zod'
import { call } from '../call.ts'
import { phoneSchema } from './phone-schema.ts'
import { userProductSchema } from './user-product.ts'
import { text } from '../text.ts'

/** `limit` as of a row; the limit in words, empty where there is no number. */
const roleGrantSchema = z.object({ limit: z.int().nullable(), text: z.string() })

export const sessionCalls = {
  /** After 997: the caller's other session is forced out (999), the pending token becomes the session. */
  displaceOwnSession: call({
    id: 'C.account.03',
    method: 'POST',
    path: '/api/user/user/displacement',
    who: 'login',
    pending: true,
    request: z.object({ token: text().max(100).optional() }),
    answer: z.literal(true),
    errors: ['GROUP_SEATS_TAKEN'],
    summary: { zh: '继续登录并使本账号的其他会话下线', en: 'Continues the login and ends the other sessions of the account' },
  }),
  /** After 993: a colleague is forced out (998), the pending token takes the seat. The header `phone` names the colleague. */
  displaceColleague: call({
    id: 'C.account.04',
    method: 'POST',
    path: '/api/user/user/displacementEnterpriseUser',
    who: 'login',
    pending: true,
    request: z.object({}).nullish(),
    answer: z.literal(true),
    errors: ['GROUP_MEMBER_OFFLINE', 'GROUP_SEATS_TAKEN'],
    summary: {
      zh: '使请求头 phone（手机号或 userId）所指的同组在线成员下线，以取得席位',
      en: 'Frees a seat by logging out the online group member named in the header phone by mobile number or userId',
    },
  }),
  /** The same as `displaceColleague` with its values in the body (G12). */
  forceOutColleague: call({
    id: 'C.account.32',
    method: 'POST',
    path: '/api/user/user/forceKick',
    who: 'login',
    pending: true,
    tokenField: 'token',
    request: z.object({ token: text().max(100).optional(), phone: z.union([phoneSchema, z.guid()]) }),
    answer: z.literal(true),
    errors: ['GROUP_MEMBER_OFFLINE', 'GROUP_SEATS_TAKEN'],
    summary: { zh: '强制同组在线成员下线', en: 'Logs out an online group member' },
  }),
  /** Ends the session. */
  logout: call({
    id: 'C.account.18',
    method: 'POST',
    path: '/api/user/user/logout',
    who: 'login',
    pending: true,
    request: z.object({}).nullish(),
    answer: z.literal(true),
    summary: { zh: '退出登录', en: 'Ends the session' },
  }),
  /** Who is logged in. */
  getCurrentUser: call({
    id: 'C.account.17',
    method: 'POST',
    path: '/api/user/user/findUserInformation',
    who: 'login',
    request: z.object({}).nullish(),
    answer: z.object({
      userId: z.string(),
      nick: z.string(),
      avatar: z.string().nullable(),
      /** Masked: first 3 digits, stars, last 4. */
      telephone: z.string(),
      loginCount: z.number().int(),
      guideStatus: z.number().int(),
      email: z.string().nullable(),
      emailVerified: z.boolean(),
      address: z.string().nullable(),
      organization: z.string().nullable(),
      occupation: z.string().nullable(),
      /** A code of listProfessions. */
      profession: z.string().nullable(),
      /** 1 personal, 2 enterprise, 3 university, 4 government, 5 research institute; null until chosen. */
      userType: z.number().int().nullable(),
      /** Whether the account has a password. */
      password: z.enum(['true', 'false']),
      giveVipType: z.number().int(),
      role: z.enum(['user', 'operator']),
      /** Whether a request to close the account awaits review. */
      cancellationPending: z.boolean(),
      /** When that request was made. */
      cancellationTime: z.string().nullable(),
      createTime: z.string(),
    }),
    summary: { zh: '当前用户信息', en: 'The current user' },
  }),
  /** The entitlements of the caller: what is allowed, the limits, and how much was used today. */
  listEntitlements: call({
    id: null,
    method: 'POST',
    path: '/api/user/user/listEntitlements',
    who: 'guest',
    request: z.object({}).nullish(),
    answer: z.object({
      role: z.enum(['guest', 'free', 'member', 'operator']),
      list: z.array(
        z.object({
          /** A row of the table of capabilities (docs/entitlements.md). */
          name: z.string(),
          label: z.string(),
          /** `access`: allowed or not; `amount`: at most this many at once; `usesPerDay`, `itemsPerDay`: at most this many per day. */
          counts: z.enum(['access', 'amount', 'usesPerDay', 'itemsPerDay']),
          /** 0 if not allowed, null if unlimited. */
          limit: z.int().nullable(),
          /** Today; null if nothing is counted. */
          used: z.int().nullable(),
          /** The error beyond the limit; null if unlimited. */
          refusal: z.string().nullable(),
          /** What each role has of it; products may grant members more. */
          roles: z.object({ guest: roleGrantSchema, free: roleGrantSchema, member: roleGrantSchema }),
        }),
      ),
    }),
    summary: { zh: '当前用户的权限与用量', en: 'Entitlements and usage of the current user' },
  }),
  /** The active products of the current user; 410 when the last one has ended. Polled every 12 seconds. */
  listOwnProducts: call({
    id: 'C.product.01',
    method: 'POST',
    path: '/api/user/user/getUserVip',
    who: 'login',
    request: z.object({}).nullish(),
    answer: z.object({ userProduct: z.array(userProductSchema) }),
    errors: ['RIGHTS_EXPIRED'],
    summary: { zh: '当前用户的权益产品', en: 'Products of the current user' },
  }),
}
