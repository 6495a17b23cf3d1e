import type { DisplayField, DisplayScene, SearchSettings, Shortcut } from '@gezhi/contract'
import { jsonb, pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from '../../accounts/users/users-table.ts'

/** What a user changed; what is missing is as it is for everybody. */
export interface KeptSettings {
  readonly set?: Partial<SearchSettings>
  /** By view: the fields that are shown, in their order. */
  readonly fields?: Partial<Record<DisplayScene, readonly DisplayField[]>>
  readonly order?: { readonly sortField: string; readonly sortOrder: 'ASC' | 'DESC' } | null
  readonly shortcuts?: readonly Shortcut[]
}

/** Settings of users. */
export const userSettings = pgTable('user_settings', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id),
  kept: jsonb('kept').$type<KeptSettings>().notNull(),
})

/** Publications a user has opened. */
export const readMarks = pgTable(
  'read_marks',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    publicationNumber: text('publication_number').notNull(),
    readAt: timestamp('read_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.publicationNumber] })],
)

/** The tag a user gave a publication. */
export const tagMarks = pgTable(
  'tag_marks',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    publicationNumber: text('publication_number').notNull(),
    /** Number of its colour, from 1. */
    tag: smallint('tag').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.publicationNumber] })],
)
