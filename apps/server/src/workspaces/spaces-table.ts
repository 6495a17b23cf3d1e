import type { FollowType } from '@gezhi/contract'
import { index, integer, pgTable, primaryKey, text, timestamp, unique, uuid, type AnyPgColumn } from 'drizzle-orm/pg-core'
import { users } from '../accounts/users/users-table.ts'

/** Spaces of users: a tree of each. */
export const spaces = pgTable(
  'spaces',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null at the top. A space deleted before the one above it is restored at the top. */
    parentId: uuid('parent_id').references((): AnyPgColumn => spaces.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** The code of the link by which it is shared. */
    shareCode: text('share_code'),
    /** Counts the changes of its files: names their set for searches. */
    revision: integer('revision').notNull().default(0),
    /** When it was moved to the recycle bin. */
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
    /** The space that was deleted with all below it: this one or one above it. */
    binId: uuid('bin_id'),
  },
  (table) => [
    index('spaces_user').on(table.userId),
    index('spaces_parent').on(table.parentId),
    index('spaces_bin').on(table.binId),
    index('spaces_deleted').on(table.deletedAt),
    unique('spaces_share_code').on(table.shareCode),
  ],
)

/** Files of spaces: references to records. */
export const spaceFiles = pgTable(
  'space_files',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    spaceId: uuid('space_id')
      .notNull()
      .references(() => spaces.id, { onDelete: 'cascade' }),
    type: text('type').$type<FollowType>().notNull(),
    /** The number the record is stored under. */
    code: text('code').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('space_files_same').on(table.spaceId, table.type, table.code),
    index('space_files_newest').on(table.spaceId, table.type, table.createdAt, table.id),
  ],
)

/** Who has opened the link of a shared space. */
export const spaceReaders = pgTable(
  'space_readers',
  {
    spaceId: uuid('space_id')
      .notNull()
      .references(() => spaces.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    joinedAt: timestamp('joined_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.spaceId, table.userId] }), index('space_readers_user').on(table.userId)],
)
