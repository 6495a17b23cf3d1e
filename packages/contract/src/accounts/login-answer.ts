import * as z from 'zod'
import { userProductSchema } from './user-product.ts'

/** A colleague who is logged in on a seat of the same enterprise product. */
export const onlineMemberSchema = z.object({
  userId: z.string(),
  avatar: z.string().nullable(),
  /** In full, as the call that forces the member out is given it; shown masked. */
  telephone: z.string(),
  /** Milliseconds since the login; shown as hours and minutes (G33). */
  onlineTime: z.number().int(),
})

/** Facts of the login beside its token. */
export const loginBeanSchema = z.object({
  /** Whether the account has a password: the text `true` or `false`. */
  password: z.enum(['true', 'false']),
  /** Earlier successful logins: the first login sees 0. */
  loginCount: z.number().int(),
  /** 2 marks a migrated user. */
  giveVipType: z.number().int(),
  /** End of a trial, null without one. */
  trialApTime: z.string().nullable(),
  /** With code 993: who is online, the longest first. */
  onLineUser: z.array(onlineMemberSchema),
  newUser: z.boolean(),
  /** 0: the newbie guide was not seen yet. */
  guideStatus: z.number().int(),
  nick: z.string(),
  avatar: z.string().nullable(),
  /** Masked: first 3 digits, stars, last 4. */
  telephone: z.string(),
})

/**
 * What every login answers. With the codes 993 and 997 it stands in the error's data, and its token is a pending one: good for the
 * displacement calls only, for 5 minutes (G13).
 */
export const loginAnswerSchema = z.object({
  token: z.string(),
  /** The one with the highest searchCount first (G29). */
  userProduct: z.array(userProductSchema),
  loginBean: loginBeanSchema,
  /** The search page the entry of the top navigation opens (G115). */
  defaultPage: z.string(),
  nick: z.string(),
  avatar: z.string().nullable(),
})

/** How a login may have to wait; every call may answer 996 besides. */
export const LOGIN_ERRORS = ['GROUP_SEATS_TAKEN', 'LOGGED_IN_ELSEWHERE'] as const

export type LoginAnswer = z.infer<typeof loginAnswerSchema>
export type OnlineMember = z.infer<typeof onlineMemberSchema>
