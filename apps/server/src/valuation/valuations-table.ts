import type { ValuationKind } from '@gezhi/contract'
import type { ValuationLevel } from '@gezhi/records'
import { doublePrecision, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from '../accounts/users/users-table.ts'

/** Valuations of users: which patents were valued, and the result then. Their details are computed again when they are opened. */
export const valuations = pgTable(
  'valuations',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<ValuationKind>().notNull(),
    title: text('title').notNull(),
    /** Hash of the patents and the title: the same valuation again replaces the earlier one. */
    key: text('key').notNull(),
    /** Ids of the records. */
    patents: jsonb('patents').$type<readonly string[]>().notNull(),
    /** Patents found, of which the first were valued. */
    found: integer('found').notNull(),
    average: doublePrecision('average').notNull(),
    levels: jsonb('levels').$type<Readonly<Record<ValuationLevel, number>>>().notNull(),
    /** Version of the formula. */
    version: text('version').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('valuations_user_key').on(table.userId, table.kind, table.key),
    index('valuations_user_created').on(table.userId, table.createdAt),
  ],
)
