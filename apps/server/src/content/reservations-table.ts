import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Requested demonstrations, by users or guests; an operator calls back. */
export const reservations = pgTable(
  'reservations',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    name: text('name').notNull(),
    /** 11 digits, verified by a code. */
    telephone: text('telephone').notNull(),
    /** In lower case. */
    email: text('email').notNull(),
    company: text('company').notNull(),
    companyPosition: text('company_position').notNull(),
    /** Functions in Chinese, in the order of the form. */
    attentionFunctions: text('attention_functions').array().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When an operator completed it. */
    handledAt: timestamp('handled_at', { withTimezone: true }),
  },
  (table) => [index('reservations_handled').on(table.handledAt, table.createdAt)],
)
