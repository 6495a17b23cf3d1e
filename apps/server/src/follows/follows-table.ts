import type { FollowChange, FollowType } from '@gezhi/contract'
import { bigint, index, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { users } from '../accounts/users/users-table.ts'
import type { FactSnapshot } from './compare-facts.ts'

/** Records that users follow, with their facts as the user saw them last. */
export const follows = pgTable(
  'follows',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    type: text('type').$type<FollowType>().notNull(),
    code: text('code').notNull(),
    /** As it was when the record was followed. */
    title: text('title').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
    snapshot: jsonb('snapshot').$type<FactSnapshot>().notNull(),
    /** Differences found by the last comparison; null for none. */
    changes: jsonb('changes').$type<readonly FollowChange[]>(),
    /** Data version of the index at the last comparison. */
    comparedVersion: bigint('compared_version', { mode: 'number' }).notNull(),
  },
  (table) => [
    unique('follows_same').on(table.userId, table.type, table.code),
    index('follows_newest').on(table.userId, table.type, table.createdAt, table.id),
  ],
)
