import { bigint, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** Requests of an address within a minute, by all processes. Unlogged: a crash of PostgreSQL forgets them. */
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
