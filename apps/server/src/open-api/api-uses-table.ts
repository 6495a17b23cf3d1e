import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '../accounts/users/users-table.ts'

/** Requests to the open API per user, key, day and operation. */
export const apiUses = pgTable(
  'api_uses',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** yyyyMMdd of Asia/Shanghai. */
    day: text('day').notNull(),
    /** A revoked key has no row any more. */
    keyId: uuid('key_id').notNull(),
    operation: text('operation').notNull(),
    succeeded: integer('succeeded').notNull(),
    failed: integer('failed').notNull(),
  },
  ({ userId, day, keyId, operation }) => [primaryKey({ columns: [userId, day, keyId, operation] })],
)
