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

/** Recently proven WeChat identities. The browser gets a token of our own for each; WeChat's never leaves the server. */
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

/** Started logins by QR code and by redirect. `openId` is filled by the scan; the poll that logs in deletes the row. */
export const wechatLogins = pgTable(
  'wechat_logins',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    kind: text('kind').$type<'qr' | 'redirect'>().notNull(),
    /** SHA-256 of a secret of the browser that started the login; null for a redirect without one. */
    browserKeyHash: bytea('browser_key_hash'),
    openId: text('open_id'),
    unionId: text('union_id'),
    nick: text('nick'),
    avatar: text('avatar'),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('wechat_logins_expires_at').on(table.expiresAt)],
)
