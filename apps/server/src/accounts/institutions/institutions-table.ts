import { boolean, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Institutions whose addresses give the rights of members. */
export const institutions = pgTable('institutions', {
  id: uuid('id').primaryKey().defaultRandom(),
  nameZh: text('name_zh').notNull(),
  nameEn: text('name_en').notNull(),
  /** In CIDR notation, normalised; no two institutions share an address. */
  ranges: text('ranges').array().notNull(),
  /** How far result lists may be paged. */
  searchCount: integer('search_count').notNull(),
  /** Readers at the same time. */
  seats: integer('seats').notNull(),
  /** Null without an end. */
  validUntil: timestamp('valid_until', { withTimezone: true }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})

/** Who was there in the last quarter of an hour. */
export const institutionReaders = pgTable(
  'institution_readers',
  {
    institutionId: uuid('institution_id')
      .notNull()
      .references(() => institutions.id, { onDelete: 'cascade' }),
    /** A user or a guest, as in `capability_uses`. */
    subject: text('subject').notNull(),
    /** False: all places were taken. */
    admitted: boolean('admitted').notNull(),
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.institutionId, table.subject] }), index('institution_readers_seen_at').on(table.seenAt)],
)

/** Use by day. */
export const institutionDays = pgTable(
  'institution_days',
  {
    institutionId: uuid('institution_id')
      .notNull()
      .references(() => institutions.id, { onDelete: 'cascade' }),
    /** yyyyMMdd in China. */
    day: text('day').notNull(),
    visits: integer('visits').notNull().default(0),
    turnedAway: integer('turned_away').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.institutionId, table.day] })],
)
