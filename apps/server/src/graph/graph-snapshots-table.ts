import type { GraphNodeType, SnapshotContent } from '@gezhi/contract'
import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from '../accounts/users/users-table.ts'

/** Graphs that users saved, with the places of their nodes. */
export const graphSnapshots = pgTable(
  'graph_snapshots',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** Kind of the centre. */
    type: text('type').$type<GraphNodeType>().notNull(),
    nodes: integer('nodes').notNull(),
    content: jsonb('content').$type<SnapshotContent>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('graph_snapshots_user_created').on(table.userId, table.createdAt)],
)
