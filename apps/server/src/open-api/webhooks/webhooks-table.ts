import type { WebhookEnding } from '@gezhi/contract'
import { boolean, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from '../../accounts/users/users-table.ts'
import { bytea } from '../../database/bytea.ts'

/** The addresses to which events are delivered. */
export const webhooks = pgTable(
  'webhooks',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    url: text('url').notNull(),
    description: text('description').notNull(),
    /** Those whose alerts are delivered; null: all. Ids of monitors that were deleted stay. */
    monitors: uuid('monitors').array(),
    isOn: boolean('is_on').notNull().default(true),
    ending: text('ending').$type<WebhookEnding>(),
    /** Sealed with the key of the installation. */
    secret: bytea('secret').notNull(),
    oldSecret: bytea('old_secret'),
    oldSecretUntil: timestamp('old_secret_until', { withTimezone: true }),
    /** The first of the attempts that failed since the last success. */
    failingSince: timestamp('failing_since', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('webhooks_user').on(table.userId, table.createdAt)],
)
