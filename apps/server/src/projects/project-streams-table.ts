import { index, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from '../accounts/users/users-table.ts'
import { projects } from './projects-table.ts'

/**
 * Pages that follow a project, of all processes: who is there. Unlogged: it is empty after a crash of the database, as are the connections.
 */
export const projectStreams = pgTable(
  'project_streams',
  {
    id: uuid('id').primaryKey(),
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Last heartbeat of the process that sends to it. */
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('project_streams_project').on(table.projectId), index('project_streams_user').on(table.userId)],
)
