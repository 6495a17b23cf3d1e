import type { GraphNode } from '@gezhi/contract'
import { index, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from '../accounts/users/users-table.ts'

/** Graphs that users opened, each node once, at its last time. */
export const graphHistories = pgTable(
  'graph_histories',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Id of the node. */
    nodeId: text('node_id').notNull(),
    node: jsonb('node').$type<GraphNode>().notNull(),
    openedAt: timestamp('opened_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('graph_histories_user_node').on(table.userId, table.nodeId),
    index('graph_histories_user_opened').on(table.userId, table.openedAt),
  ],
)
