import { boolean, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** Articles, one row per language: seeded from `apps/server/content`, edited by the operator. */
export const articles = pgTable(
  'articles',
  {
    id: integer('id').notNull(),
    language: text('language', { enum: ['zh', 'en'] }).notNull(),
    /** A word of `ARTICLE_SECTIONS`. */
    section: text('section').notNull(),
    /** Id of the group or column it is in. */
    parentId: integer('parent_id'),
    /** Ascending among its siblings. */
    position: integer('position').notNull(),
    /** 1 hot, 2 new, 0 neither. */
    recommended: integer('recommended').notNull(),
    shown: boolean('shown').notNull(),
    title: text('title').notNull(),
    keywords: text('keywords').notNull(),
    summary: text('summary').notNull(),
    /** The source; null if only its HTML is known. */
    markdown: text('markdown'),
    /** Sanitised HTML. */
    content: text('content').notNull(),
    /** Its plain text, for searches. */
    plain: text('plain').notNull(),
    /** Where it leads, for QR codes and companies. */
    link: text('link'),
    publishedAt: timestamp('published_at', { withTimezone: true }).notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
    /** Hash of the seed article it was made from; null if the operator wrote it. */
    seedHash: text('seed_hash'),
    /** The operator has changed it: seeding leaves it unchanged from then on. */
    edited: boolean('edited').notNull(),
    /** Version of the saved text, for optimistic locking. */
    version: integer('version').notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.id, table.language] }), index('articles_section').on(table.section, table.language)],
)
