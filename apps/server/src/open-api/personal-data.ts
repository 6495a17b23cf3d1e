import { eq } from 'drizzle-orm'
import { personalData } from '../platform/personal-data.ts'
import { apiKeys } from './api-keys-table.ts'
import { apiUses } from './api-uses-table.ts'
import { webhookDeliveries } from './webhooks/webhook-deliveries-table.ts'
import { webhooks } from './webhooks/webhooks-table.ts'

/** API keys, the counts of their requests, webhooks and their deliveries. */
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
  personalData({
    table: webhooks,
    rowsOf: ({ userId }) => eq(webhooks.userId, userId),
    atClosing: 'delete',
    copied: ['url', 'description', 'monitors', 'isOn', 'ending', 'failingSince', 'createdAt'],
  }),
  personalData({
    table: webhookDeliveries,
    rowsOf: ({ userId }) => eq(webhookDeliveries.userId, userId),
    atClosing: 'delete',
    copied: ['type', 'payload', 'createdAt', 'state', 'attempts', 'lastAt', 'statusCode', 'failure', 'detail'],
  }),
]
