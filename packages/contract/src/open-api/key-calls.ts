import * as z from 'zod'
import { call } from '../call.ts'
import { localizedIssue } from '../localized-issue.ts'
import { text, visible } from '../text.ts'
import { API_SCOPES, MAX_API_KEY_ADDRESSES, MAX_API_KEY_DAYS, MAX_API_KEY_NAME } from './key-limits.ts'

const addressSchemas = [z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]

/** An address or a network in CIDR notation. */
const addressSchema = text()
  .trim()
  .max(50)
  .refine(
    (written) => addressSchemas.some((schema) => schema.safeParse(written).success),
    localizedIssue('须为 IP 地址或 CIDR 网段', 'must be an IP address or a network in CIDR notation'),
  )

const scopeSchema = z.enum(API_SCOPES)

/** A key without its secret; times are those of Asia/Shanghai. */
const keySchema = z.object({
  id: z.guid(),
  name: z.string(),
  /** How the key begins, to recognise it. */
  prefix: z.string(),
  scopes: z.array(scopeSchema),
  /** Empty: it may be used from everywhere. */
  addresses: z.array(z.string()),
  createTime: z.string(),
  /** Null: it does not expire. */
  endTime: z.string().nullable(),
  isExpired: z.boolean(),
  /** To the minute. */
  lastUseTime: z.string().nullable(),
  lastAddress: z.string().nullable(),
})

/** The calls that manage the API keys of a user. */
export const keyCalls = {
  /** The user's keys, newest first; revoked ones are deleted. */
  listApiKeys: call({
    id: null,
    method: 'POST',
    path: '/api/user/openApi/keys',
    who: 'login',
    request: z.object({}).nullish(),
    answer: z.array(keySchema),
    summary: { zh: '我的 API 密钥', en: 'API keys of the user' },
  }),
  /** Creates a key, which outlives the session. Its secret is in this answer only: it is not stored. */
  createApiKey: call({
    id: null,
    method: 'POST',
    path: '/api/user/openApi/createKey',
    who: 'login',
    recentProof: true,
    request: z.object({
      name: text().trim().min(1).max(MAX_API_KEY_NAME).check(visible),
      scopes: z.array(scopeSchema).min(1).max(API_SCOPES.length),
      addresses: z.array(addressSchema).max(MAX_API_KEY_ADDRESSES).default([]),
      /** Days for which it is valid; without them it does not expire. */
      days: z.int().min(1).max(MAX_API_KEY_DAYS).nullish(),
    }),
    answer: z.object({ secret: z.string(), key: keySchema }),
    errors: ['API_KEYS_FULL'],
    summary: { zh: '创建 API 密钥', en: 'Creates an API key' },
  }),
  /** Revokes a key: from the next request on it is invalid. */
  revokeApiKey: call({
    id: null,
    method: 'POST',
    path: '/api/user/openApi/revokeKey',
    who: 'login',
    request: z.object({ id: z.guid() }),
    answer: z.literal(true),
    errors: ['API_KEY_NOT_FOUND'],
    summary: { zh: '吊销 API 密钥', en: 'Revokes an API key' },
  }),
}

export type ApiKey = z.output<typeof keySchema>
