import { index, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { users } from '../accounts/users/users-table.ts'

/** Groups of strategies. */
export const strategyGroups = pgTable(
  'strategy_groups',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** What equal names have in common (`strategyKey`). */
    nameKey: text('name_key').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [unique('strategy_groups_name').on(table.userId, table.nameKey)],
)

/** Searches that users saved under a title. */
export const strategies = pgTable(
  'strategies',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** A strategy is in one group or in none. */
    groupId: uuid('group_id').references(() => strategyGroups.id, { onDelete: 'set null' }),
    title: text('title').notNull(),
    /** What equal titles have in common (`strategyKey`). */
    titleKey: text('title_key').notNull(),
    searchStrategy: text('search_strategy').notNull(),
    searchCondition: text('search_condition').notNull(),
    datRange: text('dat_range').notNull(),
    /** Hits when it was last counted; null after a change of the search without a count. */
    number: integer('number'),
    countedAt: timestamp('counted_at', { withTimezone: true }),
    /** The same of the count before. */
    numberBefore: integer('number_before'),
    countedBeforeAt: timestamp('counted_before_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('strategies_title').on(table.userId, table.titleKey),
    index('strategies_newest').on(table.userId, table.createdAt, table.id),
    index('strategies_group').on(table.groupId),
  ],
)
