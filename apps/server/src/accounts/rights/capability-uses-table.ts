import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** A user as the subject of uses. */
export function userSubject(userId: string): string {
  return `user ${userId}`
}

/** Daily uses of limited capabilities. Rows of past days are deleted. */
export const capabilityUses = pgTable(
  'capability_uses',
  {
    /** A user, a guest, or the hash of an address guests came from. */
    subject: text().notNull(),
    /** A row of the table of capabilities. */
    capability: text().notNull(),
    /** yyyyMMdd in China. */
    day: text().notNull(),
    used: integer().notNull(),
    /** Hashes of the different items, where these are counted. */
    items: bigint({ mode: 'bigint' }).array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.subject, table.capability, table.day] }), index().on(table.day)],
)
