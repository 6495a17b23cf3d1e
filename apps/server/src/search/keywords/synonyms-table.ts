import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** Words an operator holds for the same, in groups; a word of several meanings stands in several groups. */
export const synonyms = pgTable(
  'synonyms',
  {
    group: integer('group').notNull(),
    /** The word as it is compared: folded, one blank between its parts. */
    key: text('key').notNull(),
    word: text('word').notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.group] })],
)
