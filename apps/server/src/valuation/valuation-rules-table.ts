import type { ValuationFormula } from '@gezhi/records'
import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Rules of valuations that operators have published; the last one computes. Without rows the built-in rules do. */
export const valuationRules = pgTable('valuation_rules', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  version: text('version').notNull().unique(),
  formula: jsonb('formula').$type<ValuationFormula>().notNull(),
  reason: text('reason').notNull(),
  publishedAt: timestamp('published_at', { withTimezone: true }).notNull(),
})
