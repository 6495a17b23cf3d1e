import { bigint, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** Requests per address and minute, across all processes. Unlogged: a crash of PostgreSQL empties it. */
export const requestCounts = pgTable(
  'request_counts',
  {
    address: text().notNull(),
    /** Minutes since 1970. */
    minute: bigint({ mode: 'number' }).notNull(),
    requests: integer().notNull(),
  },
  ({ address, minute }) => [primaryKey({ columns: [address, minute] })],
)
