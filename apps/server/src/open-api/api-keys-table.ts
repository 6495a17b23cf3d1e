import type { ApiScope } from '@gezhi/contract'
import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bytea } from '../database/bytea.ts'
import { users } from '../accounts/users/users-table.ts'

/** The keys with which programs of users call the open API and the MCP server. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** SHA-256 of the secret, which is not stored. */
    hash: bytea('hash').notNull().unique('api_keys_hash'),
    /** How the secret begins. */
    prefix: text('prefix').notNull(),
    scopes: text('scopes').array().$type<ApiScope[]>().notNull(),
    /** Addresses and networks from which it may be used; none: from everywhere. */
    addresses: text('addresses').array().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }),
    /** To the minute. */
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
    lastAddress: text('last_address'),
  },
  (table) => [index('api_keys_user').on(table.userId, table.createdAt)],
)
