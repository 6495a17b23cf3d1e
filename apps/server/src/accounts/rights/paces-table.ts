import { bigint, boolean, pgTable, text } from 'drizzle-orm/pg-core'

/** When acts that may only be done so often were done lately. Unlogged: a crash of PostgreSQL forgets them. */
export const paces = pgTable('paces', {
  /** What is done, and who does it. */
  key: text().primaryKey(),
  /** ms since 1970, ascending. */
  times: bigint({ mode: 'number' }).array().notNull(),
  /** Whether the last try was one too many. */
  refused: boolean().notNull(),
})
