import { bigint, boolean, pgTable, text } from 'drizzle-orm/pg-core'

/** Recent times of rate-limited actions. Unlogged: a crash of PostgreSQL empties it. */
export const rateLimits = pgTable('paces', {
  /** The action and its subject. */
  key: text().primaryKey(),
  /** ms since 1970, ascending. */
  times: bigint({ mode: 'number' }).array().notNull(),
  /** Whether the last attempt exceeded the limit. */
  refused: boolean().notNull(),
})
