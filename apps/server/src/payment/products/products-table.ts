import type { ProductGrants, ProductType } from '@gezhi/contract'
import { boolean, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** The price list. A version is never changed: a new price or text is a new version, and orders refer to the version they were made with. */
export const products = pgTable(
  'products',
  {
    productId: integer('product_id').notNull(),
    version: integer('version').notNull(),
    name: text('name').notNull(),
    nameEn: text('name_en').notNull(),
    /** 0 ordinary, 10 special (G101). */
    category: integer('category').notNull(),
    type: text('type').$type<ProductType>().notNull(),
    /** Cents. */
    originalPrice: integer('original_price').notNull(),
    salePrice: integer('sale_price').notNull(),
    labels: jsonb('labels').$type<readonly string[]>().notNull(),
    labelsEn: jsonb('labels_en').$type<readonly string[]>().notNull(),
    /** Lifetime: calendar years and days. */
    years: integer('years').notNull(),
    days: integer('days').notNull(),
    /** Uses of a pack; null for memberships. */
    uses: integer('uses'),
    searchCount: integer('search_count'),
    grants: jsonb('grants').$type<ProductGrants>(),
    seats: integer('seats'),
    onSale: boolean('on_sale').notNull(),
    /** The version is sold from here on, until a later one begins. */
    validFrom: timestamp('valid_from', { withTimezone: true, precision: 3 }).notNull(),
    /** End of a promotion, exclusive; null without one. */
    validUntil: timestamp('valid_until', { withTimezone: true, precision: 3 }),
  },
  (table) => [primaryKey({ columns: [table.productId, table.version] })],
)

/** A version of a product. */
export type StoredProduct = typeof products.$inferSelect
