import { eq } from 'drizzle-orm'
import { personalData } from '../platform/personal-data.ts'
import { apiKeys } from './api-keys-table.ts'
import { apiUses } from './api-uses-table.ts'

/** API keys and the counts of their requests. */
export const OPEN_API_PERSONAL_DATA = [
  personalData({
    table: apiKeys,
    rowsOf: ({ userId }) => eq(apiKeys.userId, userId),
    atClosing: 'delete',
    copied: ['name', 'prefix', 'scopes', 'addresses', 'createdAt', 'expiresAt', 'lastUsedAt', 'lastAddress'],
  }),
  personalData({
    table: apiUses,
    rowsOf: ({ userId }) => eq(apiUses.userId, userId),
    atClosing: 'delete',
    copied: ['day', 'operation', 'succeeded', 'failed'],
  }),
]
