import { index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { bytea } from '../../database/bytea.ts'
import { users } from '../users/users-table.ts'

/** Which WeChat identity belongs to which account. */
export const wechatBindings = pgTable(
  'wechat_bindings',
  {
    openId: text('open_id').primaryKey(),
    unionId: text('union_id'),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex('wechat_bindings_user').on(table.userId)],
)

/**
 * Identities WeChat vouched for a moment ago. The browser gets a token of our own for each, WeChat's own never leaves the server.
 */
export const wechatProofs = pgTable(
  'wechat_proofs',
  {
    tokenHash: bytea('token_hash').primaryKey(),
    openId: text('open_id').notNull(),
    unionId: text('union_id'),
    nick: text('nick').notNull(),
    avatar: text('avatar'),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('wechat_proofs_expires_at').on(table.expiresAt), index('wechat_proofs_open_id').on(table.openId)],
)

/** QR logins and logins by redirect that were begun. `openId` is filled by the scan; the poll that logs in takes the row. */
export const wechatLogins = pgTable(
  'wechat_logins',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    kind: text('kind').$type<'qr' | 'redirect'>().notNull(),
    /** SHA-256 of a secret of the browser that began a login by redirect; null when it gave none. */
    browserKeyHash: bytea('browser_key_hash'),
    openId: text('open_id'),
    unionId: text('union_id'),
    nick: text('nick'),
    avatar: text('avatar'),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('wechat_logins_expires_at').on(table.expiresAt)],
)
