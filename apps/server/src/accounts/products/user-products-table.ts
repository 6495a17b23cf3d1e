import type { ProductGrants } from '@gezhi/contract'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { enterprises } from '../users/enterprises-table.ts'
import { users } from '../users/users-table.ts'

/** Products that were bought or granted: of one account, or of an enterprise whose members share them. */
export const userProducts = pgTable(
  'user_products',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    enterpriseId: uuid('enterprise_id').references(() => enterprises.id, { onDelete: 'cascade' }),
    productName: text('product_name').notNull(),
    /** How far result lists may be paged; null means 500. */
    searchCount: integer('search_count'),
    /** Further grants (`ProductGrants`); null for those of every member. */
    grants: jsonb('grants').$type<ProductGrants>(),
    icon: text('icon'),
    /** Products of one kind follow each other (G105); one without a kind, of an operator, follows those of its name. */
    kind: text('kind'),
    /** What granted it (`order:…`, `gift:…`, `hand:…`); each source grants once. */
    source: text('source').unique('user_products_source'),
    /** Members of the enterprise who may be online at once; null for products of one account. */
    seats: integer('seats'),
    startTime: timestamp('start_time', { withTimezone: true }).notNull(),
    endTime: timestamp('end_time', { withTimezone: true }).notNull(),
  },
  (table) => [
    check('user_products_one_owner', sql`(${table.userId} IS NULL) <> (${table.enterpriseId} IS NULL)`),
    index('user_products_user').on(table.userId),
    index('user_products_enterprise').on(table.enterpriseId),
  ],
)
