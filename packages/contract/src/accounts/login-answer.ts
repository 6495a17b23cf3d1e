import * as z from 'zod'
import { userProductSchema } from './user-product.ts'

/** A colleague who is logged in on a seat of the same enterprise product. */
export const onlineMemberSchema = z.object({
  userId: z.string(),
  avatar: z.string().nullable(),
  /** Masked: first 3 digits, stars, last 4. The calls that force the member out also take `userId`. */
  telephone: z.string(),
  /** Milliseconds since the login; shown as hours and minutes (G33). */
  onlineTime: z.number().int(),
})

/** Facts of the login besides its token. */
export const loginBeanSchema = z.object({
  /** Whether the account has a password: the text `true` or `false`. */
  password: z.enum(['true', 'false']),
  /** Earlier successful logins: 0 on the first login. */
  loginCount: z.number().int(),
  /** 2 marks a migrated user. */
  giveVipType: z.number().int(),
  /** End of a trial, null without one. */
  trialApTime: z.string().nullable(),
  /** With code 993: who is online, the longest first. */
  onLineUser: z.array(onlineMemberSchema),
  newUser: z.boolean(),
  /** 0: the beginner's guide has not been seen yet. */
  guideStatus: z.number().int(),
  nick: z.string(),
  avatar: z.string().nullable(),
  /** Masked: first 3 digits, stars, last 4. */
  telephone: z.string(),
})

/**
 * Response of every login. With the codes 993 and 997 it is in the error's data and its token is pending: valid only for the displacement
 * calls, for 5 minutes (G13).
 */
export const loginAnswerSchema = z.object({
  token: z.string(),
  /** The one with the highest searchCount first (G29). */
  userProduct: z.array(userProductSchema),
  loginBean: loginBeanSchema,
  /** The search page that the entry of the top navigation opens (G115). */
  defaultPage: z.string(),
  nick: z.string(),
  avatar: z.string().nullable(),
})

/** Errors of logins that have to wait; every call may also return 996. */
export const LOGIN_ERRORS = ['TOTP_NEEDED', 'GROUP_SEATS_TAKEN', 'LOGGED_IN_ELSEWHERE'] as const

export type LoginAnswer = z.infer<typeof loginAnswerSchema>
export type OnlineMember = z.infer<typeof onlineMemberSchema>
