import * as z from 'zod'
import { emailSchema } from '../accounts/email.ts'
import { nickSchema } from '../accounts/nick.ts'
import { phoneSchema } from '../accounts/phone-schema.ts'
import { call } from '../call.ts'
import { pageFields, pageOf } from '../paging.ts'
import { searchedText } from './console-texts.ts'

const role = z.enum(['user', 'operator'])

export const accountCalls = {
  /** Accounts, the newest first. */
  listAccounts: call({
    id: null,
    method: 'POST',
    path: '/api/user/ops/account/list',
    who: 'operator',
    request: z
      .object({
        ...pageFields,
        /** Part of the name, phone or e-mail. */
        text: searchedText,
        state: z.enum(['all', 'locked', 'operator', 'member']).default('all'),
      })
      .prefault({}),
    answer: pageOf(
      z.object({
        id: z.string(),
        nick: z.string(),
        /** In full: operators call back. */
        telephone: z.string().nullable(),
        email: z.string().nullable(),
        role,
        locked: z.boolean(),
        /** Signed in now. */
        online: z.boolean(),
        createTime: z.string(),
        loginCount: z.int(),
        /** Running products of the account itself and of its enterprise. */
        products: z.array(z.object({ productName: z.string(), endTime: z.string() })),
      }),
    ),
    summary: { zh: '全部账号（管理员）', en: 'All accounts (administrators)' },
  }),
  /** Creates an account; its password is generated and returned once. */
  addAccount: call({
    id: null,
    method: 'POST',
    path: '/api/user/ops/account/add',
    who: 'operator',
    recentProof: true,
    request: z.object({
      telephone: phoneSchema,
      nick: nickSchema,
      email: emailSchema.nullable().default(null),
      role: role.default('user'),
    }),
    answer: z.object({ id: z.string(), telephone: z.string(), password: z.string() }),
    errors: ['TELEPHONE_TAKEN', 'NICK_TAKEN', 'EMAIL_TAKEN'],
    summary: { zh: '新建账号（管理员）', en: 'Creates an account (administrators)' },
  }),
  /** Locks an account, which ends its sessions with 996, or unlocks it. */
  lockAccount: call({
    id: null,
    method: 'POST',
    path: '/api/user/ops/account/lock',
    who: 'operator',
    recentProof: true,
    request: z.object({ id: z.guid(), locked: z.boolean() }),
    answer: z.literal(true),
    errors: ['ACCOUNT_NOT_FOUND', 'ACCOUNT_IS_OWN'],
    summary: { zh: '停用或恢复账号（管理员）', en: 'Suspends or reinstates an account (administrators)' },
  }),
  /** Ends the sessions of an account with 998; it can log in again. */
  forceOutAccount: call({
    id: null,
    method: 'POST',
    path: '/api/user/ops/account/forceOut',
    who: 'operator',
    request: z.object({ id: z.guid() }),
    answer: z.literal(true),
    errors: ['ACCOUNT_NOT_FOUND', 'ACCOUNT_IS_OWN'],
    summary: { zh: '强制账号下线（管理员）', en: 'Ends the sessions of an account (administrators)' },
  }),
  /** Makes an account an operator or an ordinary one; its sessions end with 998. */
  setAccountRole: call({
    id: null,
    method: 'POST',
    path: '/api/user/ops/account/role',
    who: 'operator',
    recentProof: true,
    request: z.object({ id: z.guid(), role }),
    answer: z.literal(true),
    errors: ['ACCOUNT_NOT_FOUND', 'ACCOUNT_IS_OWN'],
    summary: { zh: '设置账号角色（管理员）', en: 'Sets the role of an account (administrators)' },
  }),
}
