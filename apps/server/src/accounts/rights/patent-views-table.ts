import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** Which patents somebody opened on a day: only how many counts, and only that day. */
export const patentViews = pgTable(
  'patent_views',
  {
    /** A user, a guest, or the hash of an address guests came from. */
    viewer: text('viewer').notNull(),
    /** yyyyMMdd. */
    day: text('day').notNull(),
    docId: text('doc_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.viewer, table.day, table.docId] }), index().on(table.day)],
)
