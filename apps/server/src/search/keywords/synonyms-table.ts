import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** Groups of synonyms of the operator; an ambiguous word is in several groups. */
export const synonyms = pgTable(
  'synonyms',
  {
    group: integer('group').notNull(),
    /** The normalised word: folded, one blank between its parts. */
    key: text('key').notNull(),
    word: text('word').notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.group] })],
)
