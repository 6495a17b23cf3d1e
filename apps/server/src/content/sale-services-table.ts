import { type AnyPgColumn, boolean, index, integer, jsonb, pgTable } from 'drizzle-orm/pg-core'
import type { ServiceText } from './sale-service-text.ts'

/** Services about intellectual property an installation offers: kinds (108 patents, 109 trademarks, 110 copyright) and the services of each. */
export const saleServices = pgTable(
  'sale_services',
  {
    id: integer('id').primaryKey(),
    /** The kind it belongs to; null for a kind. */
    parentId: integer('parent_id').references((): AnyPgColumn => saleServices.id, { onDelete: 'cascade' }),
    zh: jsonb('zh').$type<ServiceText>().notNull(),
    en: jsonb('en').$type<ServiceText>().notNull(),
    /** Shown among the recommended ones. */
    recommended: boolean('recommended').notNull().default(false),
    position: integer('position').notNull(),
    /** Version of the saved text, for optimistic locking. */
    version: integer('version').notNull().default(1),
  },
  (table) => [index('sale_services_parent').on(table.parentId, table.position)],
)
